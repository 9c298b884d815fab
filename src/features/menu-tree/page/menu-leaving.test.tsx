import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { type UserEvent, userEvent } from '@testing-library/user-event';
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { MenuGroup } from '../../../../generated/model/index.ts';
import { configureApi } from '../../../contract/fetcher.ts';
import { ActiveSiteProvider } from '../../../engine/active-site.ts';
import { ToastRegion } from '../../../ui/toast.tsx';
import { clearToasts } from '../../../ui/toast-queue.ts';
import { sampleMenu } from '../model/sample-menu.ts';
import { MenuPage } from './menu-page.tsx';

const site = { instanceId: 'frost1_frost', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'u' };
const places = { home: '/home', routes: '/menu/routes', route: (id: string) => `/menu/routes/${id}/edit` };

let server: Server | undefined;
let stored: MenuGroup[] = [];
let sent: string[] = [];
beforeEach(async () => {
  clearToasts();
  stored = [...sampleMenu()];
  sent = [];
  server = createServer(async (request, response) => {
    const headers = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };
    const allowed = { ...headers, 'access-control-allow-methods': '*', 'content-type': 'application/json' };
    let body = '';
    for await (const part of request) body += String(part);
    const { pathname } = new URL(request.url ?? '', 'http://host');
    let answer: object = pathname.endsWith('/menu') ? { menu: stored, routes: [] } : [];
    if (request.method === 'PUT') {
      const id = pathname.split('/').at(-1) ?? '';
      sent.push(id);
      stored = stored.map((group) =>
        group.id === id ? { ...group, ...(JSON.parse(body) as MenuGroup), version: group.version + 1 } : group,
      );
      answer = stored.find((group) => group.id === id) ?? {};
    }
    response.writeHead(200, allowed).end(JSON.stringify(answer));
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
});
afterEach(() => server?.close());

/** Opens the menu, calls News something else, and goes to another page. */
async function leaveChanged(title: string): Promise<UserEvent> {
  const user = userEvent.setup();
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const router = createMemoryRouter(
    [
      {
        element: (
          <>
            <Link to="/home">Home</Link>
            <Link to="/menu">Menu</Link>
            <Outlet />
          </>
        ),
        children: [
          { path: '/home', element: 'This is home' },
          { path: '/menu', element: <MenuPage places={places} /> },
        ],
      },
    ],
    { initialEntries: ['/menu'] },
  );
  render(
    <QueryClientProvider client={client}>
      <ActiveSiteProvider value={site}>
        <RouterProvider router={router} />
        <ToastRegion />
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
  await user.click(await screen.findByRole('treeitem', { name: /^News/ }));
  const box = screen.getByRole('textbox', { name: /^Title/ });
  await user.clear(box);
  if (title !== '') await user.type(box, title);
  await user.click(screen.getByRole('link', { name: 'Home' }));
  return user;
}

const question = () => screen.findByRole('alertdialog', { name: 'Leave without saving?' });
const answer = async (user: UserEvent, name: string) =>
  user.click(within(await question()).getByRole('button', { name }));
const review = () => screen.findByRole('dialog', { name: 'Publish the menu to Frosthamn HC' });

it('is saved and left: the review comes first, and the page goes once all is published', async () => {
  const user = await leaveChanged('Latest');
  await answer(user, 'Save and leave');
  const dialog = await review();
  expect(dialog.textContent).toContain('1 renamed');
  expect(sent).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Save to Frosthamn HC' }));
  expect(await screen.findByText('This is home')).toBeTruthy();
  expect(sent).toEqual(['main']);
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  expect(await screen.findByRole('treeitem', { name: /^Latest/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
});

it('stays where it is when the review is closed instead', async () => {
  const user = await leaveChanged('Latest');
  await answer(user, 'Save and leave');
  await user.click(within(await review()).getByRole('button', { name: 'Back to the menu' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('treeitem', { name: /^Latest/ })).toBeTruthy();
  expect(sent).toEqual([]);
  // The next publish leads nowhere.
  await user.click(screen.getByRole('button', { name: 'Save to Frosthamn HC' }));
  await user.click(within(await review()).getByRole('button', { name: 'Save to Frosthamn HC' }));
  await waitFor(() => expect(sent).toEqual(['main']));
  expect(await screen.findByRole('treeitem', { name: /^Latest/ })).toBeTruthy();
});

it('stays and shows what is wrong where it cannot be saved', async () => {
  const user = await leaveChanged('');
  await answer(user, 'Save and leave');
  expect(await screen.findByText('Some required field is left empty. Cannot save!')).toBeTruthy();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('textbox', { name: /^Title/ })));
  expect(sent).toEqual([]);
});

it('is left without saving, and offered again', async () => {
  const user = await leaveChanged('Latest');
  await answer(user, 'Leave without saving');
  expect(await screen.findByText('This is home')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.click(await screen.findByRole('button', { name: 'Bring it back' }));
  expect(screen.getByRole('treeitem', { name: /^Latest/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Bring it back' })).toBeNull();
});

it('is asked about, and kept', async () => {
  const user = await leaveChanged('Latest');
  expect(document.activeElement).toBe(within(await question()).getByRole('button', { name: 'Keep editing' }));
  await answer(user, 'Keep editing');
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getByRole('treeitem', { name: /^Latest/ })).toBeTruthy();
});
