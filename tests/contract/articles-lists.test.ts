import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { articleCalls, articleOf, document, paragraph } from './article-calls.ts';
import { good } from './media-calls.ts';
import { visitor } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

let service: TestService;
let calls: ReturnType<typeof articleCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
});
afterAll(() => service.close());

const get = async <Body>(url: string): Promise<Body> => good<Body>(await service.call({ url: `/api${url}` }), 200);

describe('searches', () => {
  const search = async (query: string) =>
    (await get<Schemas['ArticlePage']>(`/articles/search?query=${encodeURIComponent(query)}&pageSize=100`)).items.map(
      (row) => row.id,
    );

  it('find words of headline, intro, author, tag and body, as they begin, without case and marks', async () => {
    const value = good<Schemas['Tag']>(
      await service.call({ method: 'POST', url: '/api/meta/tag', body: { name: 'Zebrafinken' } }),
      201,
    ).value;
    const made = await calls.made({
      header: 'Kvittot på Örebrovägen',
      intro: 'Ingressens egendomlighet',
      author: 'Quintus Författarsson',
      tags: [{ value }],
      body: document(paragraph('Nyckelharpan spelade.')),
    });
    for (const query of [
      'kvittot',
      'orebrov',
      'EGENDOM',
      'quintus',
      'zebrafinken',
      'nyckelharp',
      'nyckelharpan kvittot quintus',
    ]) {
      expect(await search(query), query).toEqual([made.id]);
    }
    expect(await search('nyckelharpan saknas')).toEqual([]);
    expect(await search("'; DROP TABLE articles; --")).toEqual([]);
    expect(await search('%')).toEqual([]);
    const titles = await get<Schemas['ArticleTitle'][]>('/articles/search/t?query=kvittot');
    expect(titles).toEqual([{ id: made.id, header: 'Kvittot på Örebrovägen', state: 'draft', publishedAt: null }]);
    articleOf(
      await calls.put(made.id, {
        header: 'Ny rubrik',
        intro: '',
        author: '',
        tags: [],
        body: document(paragraph('Fiol.')),
      }),
    );
    for (const query of ['kvittot', 'nyckelharpan', 'quintus', 'zebrafinken'])
      expect(await search(query), query).toEqual([]);
    expect(await search('fiol')).toEqual([made.id]);
    articleOf(await calls.act(made.id, 'delete'));
    expect(await search('fiol')).toEqual([]);
  });
});

describe('lists', () => {
  it('hold what they are named after, and no bodies', async () => {
    for (const [list, states] of [
      ['latest', ['draft', 'scheduled', 'published', 'unpublished', 'expired']],
      ['published', ['scheduled', 'published']],
      ['unpublished', ['draft', 'unpublished', 'expired']],
      ['deleted', ['deleted']],
    ] as const) {
      const { items, total } = await calls.list(list, { pageSize: '100' });
      expect(items).toHaveLength(total);
      expect(
        [...new Set(items.map(({ state }) => state))].filter((state) => !states.some((one) => one === state)),
        list,
      ).toEqual([]);
      expect(Object.keys(items[0] ?? {}).filter((name) => /body|srcset/i.test(name))).toEqual([]);
    }
  });

  it('filter by each parameter', async () => {
    const made = await calls.made({
      header: 'Filtreras',
      author: 'Åke Ek',
      label: 'Unik',
      lang: 'fi',
      hideInListing: true,
      highlightedArticle: true,
    });
    const filters = {
      author: ' åke EK ',
      label: 'unik',
      lang: 'fi',
      hidden: 'true',
      highlighted: 'true',
      state: 'draft',
      version: 'v3',
      search: 'filtreras',
    };
    for (const [name, value] of Object.entries(filters)) {
      const { items } = await calls.list('latest', { [name]: value, pageSize: '100' });
      expect(
        items.map((row) => row.id),
        name,
      ).toContain(made.id);
    }
    expect((await calls.list('latest', filters)).total).toBe(1);
    expect((await calls.list('latest', { author: 'Ake Ek' })).total).toBe(0);
    expect((await calls.list('published', { label: 'unik' })).total).toBe(0);
  });

  it('find a headline that there is already, however it is written', async () => {
    const made = await calls.made({ header: 'Åtta mål på Älvön' });
    const found = async (list: string, header: string) =>
      (await calls.list(list, { header })).items.map(({ id }) => id);
    for (const header of ['Åtta mål på Älvön', ' ÅTTA  MÅL på alvon '])
      expect(await found('latest', header), header).toEqual([made.id]);
    expect(await found('latest', 'Åtta mål')).toEqual([]);
    expect(await found('deleted', 'Åtta mål på Älvön')).toEqual([]);
  });

  it('tell the two half past two apart of the night in which clocks go back, and have both on that day', async () => {
    const at = (offset: string) => calls.made({ published: true, publishedAt: `2026-10-25T02:30:00${offset}` });
    const [second, first] = [await at('+0100'), await at('+0200')];
    const day = { publishedFrom: '2026-10-25', publishedUntil: '2026-10-25', timeZone: 'Europe/Stockholm' };
    const { items } = await calls.list('published', { ...day, sortOrder: 'asc', pageSize: '100' });
    const both = items.filter(({ id }) => id === first.id || id === second.id);
    expect(both.map(({ id, publishedAt }) => [id, publishedAt])).toEqual([
      [first.id, '2026-10-25T00:30:00Z'],
      [second.id, '2026-10-25T01:30:00Z'],
    ]);
    for (const { url, publishedAt } of [first, second]) {
      const read = await visitor(service).get(`/site/${demo.site}${new URL(String(url)).pathname}`);
      expect(read.body).toContain(`<time dateTime="${publishedAt}"`);
    }
  });

  it('find what leaves the site until a day, and not what has left it', async () => {
    const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`;
    const leaving = (days: number) =>
      calls.made({
        header: `Lämnar om ${days} dagar`,
        published: true,
        publishedAt: at(-9),
        metadata: { unpublishAt: at(days) },
      });
    const [soon, later, gone] = [await leaving(2), await leaving(20), await leaving(-1)];
    const { items } = await calls.list('published', { leavesUntil: at(7).slice(0, 10), pageSize: '100' });
    const ids = items.map(({ id }) => id);
    expect(ids).toContain(soon.id);
    expect(ids).not.toContain(later.id);
    expect(ids).not.toContain(gone.id);
    expect(items.find(({ id }) => id === soon.id)?.unpublishAt).toMatch(new RegExp(`^${at(2).slice(0, 16)}`));
  });

  it('find what has an embargo that ends until a day, and not what has none any more', async () => {
    const at = (days: number) => `${new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 19)}Z`;
    const held = (days: number) =>
      calls.made({ header: `Embargo ${days} dagar`, metadata: { embargoUntil: at(days) } });
    const [soon, later, over] = [await held(2), await held(20), await held(-1)];
    const { items, total } = await calls.list('latest', { embargoUntil: at(7).slice(0, 10), pageSize: '100' });
    const ids = items.map(({ id }) => id);
    expect(ids).toContain(soon.id);
    expect(ids).not.toContain(later.id);
    expect(ids).not.toContain(over.id);
    expect(total).toBe(ids.length);
  });

  it('find words of the text, as they begin, together with those of the headline and with filters', async () => {
    const made = await calls.made({
      header: 'Tangenternas afton',
      label: 'Orgel',
      body: document(paragraph('Vevliran ljöd: 3-2 i öppningsminuten.')),
    });
    const found = async (search: string, more: Record<string, string> = {}) =>
      (await calls.list('latest', { search, ...more })).items.map(({ id }) => id);
    for (const search of ['vevlira', 'VEVLIRAN', 'oppningsmin', 'vevliran tangenternas', 'angenterna vevliran']) {
      expect(await found(search), search).toEqual([made.id]);
    }
    expect(await found('vevliran', { label: 'orgel' })).toEqual([made.id]);
    expect(await found('vevliran', { label: 'annan' })).toEqual([]);
    for (const search of ['evliran', 'vevliran saknas', '%', 'vevliran %'])
      expect(await found(search), search).toEqual([]);
    expect((await calls.list('published', { search: 'vevliran' })).total).toBe(0);
    await calls.put(made.id, { header: 'Tangenternas afton', body: document(paragraph('Tyst.')) });
    expect(await found('vevliran')).toEqual([]);
  });

  it.each(['lastModified', 'publishedAt', 'deletedAt', 'header', 'sitePriority', 'author'])(
    'are ordered by %s both ways',
    async (sortBy) => {
      const ids = async (sortOrder: string) =>
        (await calls.list('latest', { sortBy, sortOrder, pageSize: '100' })).items.map((row) => row.id);
      const [up, down] = [await ids('asc'), await ids('desc')];
      expect(new Set(up)).toEqual(new Set(down));
      expect(up.length).toBeGreaterThan(50);
    },
  );
});
