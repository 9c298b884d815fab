import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Article } from '../../../generated/model/index.ts';
import { configureApi } from '../../contract/fetcher.ts';
import { openAreaTexts } from '../../engine/text/area-texts.ts';
import { HiddenPicturesCard } from './hidden-pictures-card.tsx';

beforeEach(() => openAreaTexts('articles'));
afterEach(() => vi.unstubAllGlobals());

const item = (id: string, more: object = {}) => ({
  ...{ id, type: 'image', mediaString: `image|embedded|${id}`, name: `Picture ${id}`, status: 'ready' },
  ...{ isPrivate: false, draft: false, isScheduled: false, isLocked: false, thumbnailMediaObject: null, ...more },
});

/** The card of an article with these pictures in its text, over a library of these items. */
function open(shown: readonly string[], library: readonly { mediaString: string }[]) {
  configureApi({
    base: '/api',
    timeoutMs: 30_000,
    instanceId: () => 'frost',
    accessToken: async () => 'token',
    onUnauthorized: async () => false,
  });
  vi.stubGlobal('fetch', async (input: string | Request) => {
    const asked = new URL(typeof input === 'string' ? input : input.url, 'http://console.example').searchParams;
    const items = library.filter(({ mediaString }) => mediaString === asked.get('mediaString'));
    return Response.json({ items, total: items.length, page: 1, pageSize: 1 });
  });
  const content = shown.map((id) => ({ type: 'picture', attrs: { media: `image|embedded|${id}` } }));
  const article = { mainMedia: 'image|cloud|x1', embeddedMedia: null, metadata: {}, body: { type: 'doc', content } };
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <HiddenPicturesCard edited={article as Partial<Article> as Article} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

it('names what visitors do not see, with the reason, and nothing else', async () => {
  open(['a', 'b', 'c', 'd'], [item('a'), item('b', { isPrivate: true }), item('c', { isScheduled: true })]);
  expect(await screen.findByText('Picture b')).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Picture b – private',
    'Picture c – not published yet',
    'A picture or video – no longer in the library',
  ]);
  expect(screen.getByRole('link', { name: 'Picture b' }).getAttribute('href')).toContain('/image/b/edit');
});
