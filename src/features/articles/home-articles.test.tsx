import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { configureApi } from '../../contract/fetcher.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { HomeArticles } from './home-articles.tsx';

beforeEach(() => openAreaTexts('articles'));
afterEach(() => vi.unstubAllGlobals());

const row = (id: string, more: object = {}) => ({
  id,
  header: `Article ${id}`,
  lastModified: '2026-11-25T10:00:00Z',
  ...more,
});

/** Home over a service that answers each question by what it asks for. */
function open(answers: { draft?: object[]; scheduled?: object[]; leaving?: object[] }) {
  configureApi({
    base: '/api',
    timeoutMs: 30_000,
    instanceId: () => 'frost',
    accessToken: async () => 'token',
    onUnauthorized: async () => false,
  });
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const query = new URL(typeof input === 'string' ? input : input.url, 'http://console.example').searchParams;
    const kind = query.has('leavesUntil') ? 'leaving' : query.get('state') === 'draft' ? 'draft' : 'scheduled';
    const items = answers[kind] ?? [];
    return Response.json({ items, total: kind === 'draft' ? 12 : items.length, page: 1, pageSize: 5 });
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <HomeArticles />
    </QueryClientProvider>,
  );
}

it('names drafts, what is scheduled, and what leaves the site soon, the next to go first', async () => {
  open({
    draft: [row('d1')],
    scheduled: [row('s1', { publishedAt: '2026-11-27T18:00:00Z' })],
    leaving: [row('l2', { unpublishAt: '2026-11-30T10:00:00Z' }), row('l1', { unpublishAt: '2026-11-28T10:00:00Z' })],
  });
  const drafts = await screen.findByRole('region', { name: 'Drafts' });
  expect(within(drafts).getByRole('link', { name: 'Article d1' }).getAttribute('href')).toContain('/articles/d1/edit');
  expect(within(drafts).getByRole('link', { name: 'Show all 12' }).getAttribute('href')).toContain('state=draft');
  expect(await screen.findByRole('region', { name: 'Scheduled' })).toBeTruthy();
  const leaving = await screen.findByRole('region', { name: 'Leave the site within a week' });
  await waitFor(() =>
    expect(
      within(leaving)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Article l1', 'Article l2']),
  );
});

it('shows nothing where there is nothing to look after', async () => {
  open({});
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
});
