import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HomeDay } from '../../../generated/model/index.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { ActiveSiteProvider } from '../../engine/active-site.ts';
import { Day } from './day.tsx';

const site = { instanceId: 's1', name: 'Frosthamn HC', addOns: {}, isSuperAdministrator: false, user: 'u' };
const day: HomeDay = { next: [], matchDay: null, latest: [], needs: [], changes: [] };
const needing = (title: string): HomeDay => ({
  ...day,
  needs: [{ reason: 'deadRoute', total: 1, things: [{ id: 'r1', part: null, title, titles: [], at: null }] }],
});
const send = vi.fn<typeof fetch>();

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('fetch', send);
  configureApi({
    ...{ base: '/api', timeoutMs: 30_000, instanceId: () => site.instanceId },
    ...{ accessToken: async () => 'token', onUnauthorized: async () => false },
  });
});
afterEach(() => vi.unstubAllGlobals());

const answer = (body: HomeDay) => new Response(JSON.stringify(body), { status: 200 });

function show() {
  const page = <Day Postpone={() => null} />;
  const router = createMemoryRouter([{ path: '*', element: page }]);
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ActiveSiteProvider value={site}>
        <RouterProvider router={router} />
      </ActiveSiteProvider>
    </QueryClientProvider>,
  );
}

it('shows the day as it was known last until the service has answered', async () => {
  send.mockResolvedValueOnce(answer(needing('/partner')));
  const { unmount } = show();
  expect(screen.getByRole('status', { name: 'Loading' }).getAttribute('aria-busy')).toBe('true');
  expect(await screen.findByText('/partner')).toBeTruthy();
  unmount();

  const awaited = Promise.withResolvers<Response>();
  send.mockReturnValueOnce(awaited.promise);
  show();
  expect(screen.getByText('/partner')).toBeTruthy();
  awaited.resolve(answer(needing('/lag/veteraner')));
  expect(await screen.findByText('/lag/veteraner')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText('/partner')).toBeNull());
});

it('makes the first quick action the main thing to do where no game is', async () => {
  send.mockResolvedValueOnce(answer(day));
  show();
  await waitFor(() => expect(screen.getByRole('link', { name: 'New article' }).dataset.main).toBe('true'));
  expect(screen.getByRole('link', { name: 'Add player' }).dataset.main).toBeUndefined();
});
