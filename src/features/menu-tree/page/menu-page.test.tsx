import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { configureApi } from '../../../contract/fetcher.ts';
import { ActiveSiteProvider } from '../../../engine/active-site.ts';
import { sampleMenu } from '../model/sample-menu.ts';
import { MenuPage } from './menu-page.tsx';

const site = { instanceId: 'frost1_frost', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'u' };
const places = { home: '/', routes: '/menu/routes', route: (id: string) => `/menu/routes/${id}/edit` };

let server: Server | undefined;
afterEach(() => server?.close());

/**
 * The page before a service that gives these bodies, one after the other, and the last one from then on; each is sent
 * as it is written here.
 */
async function showBefore(...bodies: readonly string[]): Promise<void> {
  await showAt('/menu', bodies);
}

async function showAt(at: string, bodies: readonly string[]) {
  let asked = 0;
  server = createServer((_, response) => {
    const body = bodies[Math.min(asked, bodies.length - 1)];
    asked += 1;
    response.writeHead(200, { 'content-type': 'application/json', 'access-control-allow-origin': '*' }).end(body);
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  configureApi({
    base: `http://127.0.0.1:${port}`,
    timeoutMs: 30_000,
    instanceId: () => undefined,
    accessToken: () => Promise.resolve(undefined),
    onUnauthorized: () => Promise.resolve(false),
  });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter([{ path: '*', element: <MenuPage places={places} /> }], { initialEntries: [at] });
  render(
    <QueryClientProvider client={client}>
      <ActiveSiteProvider value={site}>
        <RouterProvider router={router} />
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
  return router;
}

test.each([
  ['no bytes at all', ''],
  ['an empty object', '{}'],
  ['another thing in its place', '{"menu":{"main":[]}}'],
  ['null', 'null'],
])(
  'an answer without a menu body (%s) is shown in the words of the catalogue, and asked for again',
  async (_, body) => {
    await showBefore(body, JSON.stringify({ menu: sampleMenu(), routes: [] }));
    expect(await screen.findByText('Fetching menu failed')).toBeTruthy();
    expect(screen.queryByRole('tree')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('tree')).toBeTruthy();
    expect(screen.queryByText('Fetching menu failed')).toBeNull();
  },
);

test('the address opens an item beside the tree, and another one when it changes', async () => {
  const router = await showAt('/menu?open=squad', [JSON.stringify({ menu: sampleMenu(), routes: [] })]);
  expect(await screen.findByRole('region', { name: 'Item: Squad' })).toBeTruthy();
  await act(() => router.navigate('/menu?open=tickets'));
  expect(await screen.findByRole('region', { name: 'Item: Tickets' })).toBeTruthy();
});
