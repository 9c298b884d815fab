import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Article, articleCalls, articleOf, document, paragraph, storeBody } from './article-calls.ts';
import { actions, statesToActions } from './article-states.ts';
import { refusal } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let calls: ReturnType<typeof articleCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.close());

const ahead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().replace(/\.\d+Z$/, '+0000');

/** A new article in a state. */
async function inState(state: Article['state']): Promise<Article> {
  const { id } = await calls.made();
  const act = async (...names: string[]) => {
    for (const name of names) articleOf(await calls.act(id, name));
  };
  if (state === 'published') await act('publish');
  if (state === 'unpublished') await act('publish', 'unpublish');
  if (state === 'deleted') await act('delete');
  if (state === 'scheduled') articleOf(await calls.put(id, { published: true, publishedAt: ahead(1) }));
  if (state === 'expired') {
    const [publishedAt, unpublishAt] = [ahead(-2), ahead(-1)];
    articleOf(await calls.put(id, { published: true, publishedAt }));
    articleOf(await calls.put(id, { metadata: { unpublishAt } }));
  }
  const article = await calls.read(id);
  expect(article.state).toBe(state);
  return article;
}

describe('an action', () => {
  const pairs = Object.entries(statesToActions).flatMap(([state, legal]) =>
    actions.map((action) => ({ state: state as Article['state'], action, after: legal[action], legal })),
  );

  it.each(pairs)('$action of what is $state', async ({ state, action, after, legal }) => {
    const { id, version } = await inState(state);
    const reply = await calls.act(id, action);
    if (after === undefined) {
      expect(refusal(reply)).toBe('409 action illegalAction');
      const { message } = reply.json<{ message: string }>();
      for (const name of Object.keys(legal)) expect(message).toContain(name);
      expect((await calls.read(id)).version).toBe(version);
      return;
    }
    const done = articleOf(reply);
    expect(done.state).toBe(after);
    expect(done.id === id).toBe(action !== 'duplicate');
    expect(reply.headers.etag).toBe(`"${done.version}"`);
  });

  it('publishes at once by the clock of the database, which alone says what is over', async () => {
    const { id } = await calls.made();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 20_000);
    const reply = await calls.act(id, 'publish').finally(() => clock.mockRestore());
    expect(articleOf(reply)).toMatchObject({ state: 'published', url: expect.any(String) as string });
  });

  it('is done once by two who do it at the same moment', async () => {
    const { id } = await calls.made();
    const replies = await Promise.all([calls.act(id, 'publish'), calls.act(id, 'publish')]);
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(await calls.read(id)).toMatchObject({ state: 'published', version: 2 });
  });

  it('is bound to the version that it names', async () => {
    const { id } = await calls.made();
    articleOf(await calls.put(id, { header: 'Ändrad' }));
    expect(refusal(await calls.act(id, 'publish', '"1"'))).toBe('412 If-Match stale');
    articleOf(await calls.act(id, 'publish', '"2"'));
  });

  it('is one of five, on an article that there is', async () => {
    const { id } = await calls.made();
    expect((await calls.act(id, 'archive')).statusCode).toBe(400);
    expect((await calls.act('nowhere', 'publish')).statusCode).toBe(404);
    expect(refusal(await calls.act('undefined', 'publish'))).toBe('400 id required');
  });
});

describe('publishing', () => {
  it('gives a slug of the headline, with a number where it is taken, and an address', async () => {
    const header = 'Årets mål: Åke & Östen!';
    const [one, two] = [await calls.made({ header }), await calls.made({ header })];
    const first = articleOf(await calls.act(one.id, 'publish'));
    const second = articleOf(await calls.act(two.id, 'publish'));
    expect([first.metadata.slug, second.metadata.slug]).toEqual(['arets-mal-ake-osten', 'arets-mal-ake-osten-2']);
    expect(first.url).toMatch(/\/nyheter\/arets-mal-ake-osten$/);
    expect(one.url).toBeNull();
  });

  it('now gives the moment; one ahead is kept, and publishing what is scheduled is now', async () => {
    const draft = await calls.made({ publishedAt: ahead(3) });
    const scheduled = articleOf(await calls.act(draft.id, 'publish'));
    expect(scheduled).toMatchObject({
      state: 'scheduled',
      publishedAt: draft.publishedAt,
      url: null,
      firstPublishedAt: null,
    });
    const published = articleOf(await calls.act(draft.id, 'publish'));
    expect(published.state).toBe('published');
    expect(Math.abs(Date.parse(published.publishedAt ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('again keeps the moment of before, and that of the first time', async () => {
    const { id } = await calls.made({ published: true, publishedAt: '2026-01-02T03:04:05+0100' });
    articleOf(await calls.act(id, 'unpublish'));
    const again = articleOf(await calls.act(id, 'publish'));
    expect(again).toMatchObject({ publishedAt: '2026-01-02T02:04:05Z', firstPublishedAt: '2026-01-02T02:04:05Z' });
  });

  it('never comes of a moment that is taken away: what was scheduled is a draft again', async () => {
    const { id } = await inState('scheduled');
    expect(articleOf(await calls.put(id, { published: true, publishedAt: null }))).toMatchObject({
      state: 'draft',
      published: false,
    });
    const shown = await inState('published');
    const kept = articleOf(await calls.put(shown.id, { published: true, publishedAt: null }));
    expect(kept).toMatchObject({ state: 'published', publishedAt: shown.publishedAt });
  });

  it('is refused before an embargo ends, whoever tries, but a correction of what is read passes', async () => {
    const metadata = { embargoUntil: ahead(1) };
    const { id } = await calls.made({ metadata });
    expect(refusal(await calls.act(id, 'publish'))).toBe('409 metadata.embargoUntil embargo');
    expect(refusal(await calls.put(id, { published: true, metadata }))).toBe('409 metadata.embargoUntil embargo');
    articleOf(await calls.put(id, { published: true, publishedAt: ahead(2), metadata }));
    const shown = await inState('published');
    expect(refusal(await calls.put(shown.id, { metadata: { ...shown.metadata, ...metadata } }))).toContain('embargo');
  });

  it('does not end before it began', async () => {
    const body = { publishedAt: ahead(2), metadata: { unpublishAt: ahead(1) } };
    expect(refusal(await calls.create(body))).toBe('400 metadata.unpublishAt unpublishBeforePublish');
  });

  it('of an expired article takes its end away', async () => {
    const { id } = await inState('expired');
    expect(articleOf(await calls.act(id, 'publish'))).toMatchObject({
      state: 'published',
      metadata: { unpublishAt: null },
    });
  });
});

describe('deleting', () => {
  it('is to the deleted ones first and for good from there alone', async () => {
    const { id } = await inState('published');
    expect(refusal(await calls.remove(id))).toBe('409 id notDeleted');
    articleOf(await calls.act(id, 'delete'));
    expect(refusal(await calls.put(id, { header: 'Ändrad' }))).toBe('409 id deleted');
    expect((await calls.list('deleted')).items.map((row) => row.id)).toContain(id);
    expect((await calls.list('latest', { pageSize: '100' })).items.map((row) => row.id)).not.toContain(id);
    expect((await calls.remove(id)).statusCode).toBe(204);
    expect((await calls.get(id)).statusCode).toBe(404);
  });

  it('gives the slug free, and a restored one whose slug is taken gets another', async () => {
    const metadata = { slug: 'ledig-igen' };
    const first = await calls.made({ metadata, published: true });
    expect(refusal(await calls.create({ metadata }))).toBe('409 metadata.slug slugTaken');
    articleOf(await calls.act(first.id, 'delete'));
    const second = await calls.made({ metadata });
    const restored = articleOf(await calls.act(first.id, 'restore'));
    expect([restored.state, restored.metadata.slug, second.metadata.slug]).toEqual(['unpublished', null, 'ledig-igen']);
    expect(articleOf(await calls.act(first.id, 'publish')).metadata.slug).toMatch(/^frosthamn-vande-derbyt/);
  });
});

describe('a duplicate', () => {
  it('is a draft without slug and moment, with the tags of its pattern', async () => {
    const tags = [{ value: 'custom.derby' }];
    const pattern = await calls.made({
      header: 'Mönstret',
      tags,
      published: true,
      metadata: { slug: 'monstret', seoTitle: 'M' },
    });
    const copy = articleOf(await calls.act(pattern.id, 'duplicate'));
    expect(copy).toMatchObject({
      header: 'Mönstret (kopia)',
      state: 'draft',
      publishedAt: null,
      metadata: { seoTitle: 'M' },
    });
    expect(copy.metadata).not.toHaveProperty('slug');
    expect(copy.tags.map(({ value }) => value)).toEqual(['custom.derby']);
    expect((await calls.read(pattern.id)).version).toBe(pattern.version);
    const english = await calls.made({ header: 'x'.repeat(300), lang: 'en' });
    expect(articleOf(await calls.act(english.id, 'duplicate')).header).toBe(`${'x'.repeat(293)} (copy)`);
  });
});

describe('an article', () => {
  it('comes in the envelope that the specification names, with its version', async () => {
    const reply = await calls.create();
    expect(reply.json()).toMatchObject({
      code: 201,
      data: { article: { header: 'Frosthamn vände derbyt', state: 'draft' } },
    });
    expect(reply.headers.etag).toBe('"1"');
  });

  it('keeps what a save leaves out, unknown properties of its metadata, and a slug that is not spoken of', async () => {
    const made = await calls.made({
      intro: 'Kort',
      label: 'MATCH',
      published: true,
      metadata: { slug: 'kvar', poll: { a: [1] } },
    });
    const saved = articleOf(await calls.put(made.id, { header: 'Ny' }));
    expect(saved).toMatchObject({
      header: 'Ny',
      intro: 'Kort',
      label: 'MATCH',
      metadata: { slug: 'kvar', poll: { a: [1] } },
    });
    const again = articleOf(await calls.put(made.id, { metadata: { poll: 1 } }));
    expect(again.metadata).toEqual({ mediaType: 'library', slug: 'kvar', poll: 1 });
  });

  it('with parts that nobody knows survives an edit of its headline', async () => {
    const odd = { type: 'poll', attrs: { question: '?' }, content: [paragraph('svar')] };
    const made = await calls.made();
    const body = { type: 'doc', content: [paragraph('text'), odd] };
    await service.call({ url: '/api/articles/list/latest' });
    await storeBody(service, made.id, 'v3', body);
    const saved = articleOf(await calls.put(made.id, { header: 'Ny rubrik', body }));
    expect(saved.body).toEqual(body);
    expect(saved.articleBody).toBe('<p>text</p><p>svar</p>');
    expect(refusal(await calls.create({ body }))).toBe('400 body.content.1 unknownNode');
  });

  it('leaves its former slug behind, which the next one cannot be made of', async () => {
    const header = 'Gammal adress';
    const { id } = await calls.made({ header, published: true });
    const moved = articleOf(await calls.put(id, { metadata: { slug: 'ny-adress' } }));
    expect(moved.url).toMatch(/\/ny-adress$/);
    const other = await calls.made({ header, published: true });
    expect(other.metadata.slug).toBe('gammal-adress-2');
  });

  it('is not seen from another site, nor changed there', async () => {
    const { id } = await calls.made();
    const other = articleCalls(service, { instanceId: demo.otherNetworksSite });
    expect((await other.get(id)).statusCode).toBe(404);
    expect((await other.put(id)).statusCode).toBe(404);
    expect((await other.act(id, 'publish')).statusCode).toBe(404);
    expect((await other.remove(id)).statusCode).toBe(404);
    for (const path of [`uses/${id}`, `revisions/${id}`, `revisions/${id}/1`, `preview-token?id=${id}`]) {
      expect((await other.call({ url: `/api/articles/${path}` })).statusCode, path).toBe(404);
    }
    const presence = { method: 'POST', url: `/api/articles/presence/${id}`, body: { isEditing: true } } as const;
    expect((await other.call(presence)).statusCode).toBe(404);
    expect((await other.list('latest', { pageSize: '100' })).items.map((row) => row.id)).not.toContain(id);
  });
});

it('an empty document and none are two things', async () => {
  expect(await calls.made({ body: null })).toMatchObject({
    body: null,
    articleBody: '',
    wordCount: 0,
    readingMinutes: 0,
  });
  expect((await calls.made({ body: document() })).body).toEqual({ type: 'doc', content: [] });
});
