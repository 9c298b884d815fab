import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { articleCalls, articleOf, document, paragraph } from './article-calls.ts';
import { good, mediaCalls, picture, refusal } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

let service: TestService;
let calls: ReturnType<typeof articleCalls>;
let media: ReturnType<typeof mediaCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = articleCalls(service);
  media = mediaCalls(service);
});
afterAll(() => service.close());

const get = async <Body>(url: string): Promise<Body> => good<Body>(await service.call({ url: `/api${url}` }), 200);
const post = (url: string, body: object) => service.call({ method: 'POST', url: `/api${url}`, body });
const newTag = async (name: string) => good<Schemas['Tag']>(await post('/meta/tag', { name }), 201).value;
const tag = (value: string) => get<Schemas['Tag']>(`/meta/tag/${value}`);
const valuesOf = async (id: string) => (await calls.read(id)).tags.map(({ value }) => value);

describe('tags', () => {
  it('count the articles that bear them, and are not deleted while a deleted one does', async () => {
    const value = await newTag('Räknas');
    const { id } = await calls.made({ tags: [{ value }] });
    expect(await tag(value)).toMatchObject({ usageCount: 1, articleCount: 1, imageCount: 0 });
    articleOf(await calls.act(id, 'delete'));
    expect(await tag(value)).toMatchObject({ usageCount: 1, articleCount: 0 });
    expect(refusal(await service.call({ method: 'DELETE', url: `/api/meta/tag/${value}` }))).toBe('409 value inUse');
    good(await calls.remove(id), 204);
    expect(await tag(value)).toMatchObject({ usageCount: 0, articleCount: 0 });
    good(await service.call({ method: 'DELETE', url: `/api/meta/tag/${value}` }), 204);
  });

  it('that become one are one in articles, too, whose versions rise', async () => {
    const [one, two, into] = [await newTag('Ett'), await newTag('Två'), await newTag('Blir')];
    const both = await calls.made({ tags: [{ value: one }, { value: 'custom.derby' }, { value: two }] });
    const target = await calls.made({ tags: [{ value: into }, { value: two }] });
    const other = await calls.made();
    good(await post('/meta/tag/merge', { from: [one, two], into }), 200);
    expect(await valuesOf(both.id)).toEqual([into, 'custom.derby']);
    expect(await valuesOf(target.id)).toEqual([into]);
    expect(refusal(await calls.put(both.id, {}, '"1"'))).toBe('412 If-Match stale');
    expect((await calls.read(other.id)).version).toBe(1);
    expect(await tag(into)).toMatchObject({ articleCount: 2 });
    const found = await calls.list('latest', { tag: into });
    expect(found.total).toBe(2);
  });

  it('of a game count whatever it is linked as', async () => {
    const { items } = await get<{ items: { uuid: string }[] }>('/sports-v2/games?pageSize=1');
    const uuid = items[0]?.uuid ?? '';
    const { id } = await calls.made({ header: 'Om en match', tags: [{ value: `game.${uuid}.preview` }] });
    expect((await calls.list('latest', { game: uuid })).items.map((row) => row.id)).toContain(id);
    expect((await calls.list('latest', { game: `game.${uuid}` })).items.map((row) => row.id)).toContain(id);
    const links = await get<Schemas['GameLink'][]>(`/sports-v2/games/${uuid}/links`);
    expect(links).toContainEqual({
      type: 'article',
      id,
      title: 'Om en match',
      titles: [],
      path: `/articles/${id}/edit`,
    });
    articleOf(await calls.act(id, 'delete'));
    const after = await get<Schemas['GameLink'][]>(`/sports-v2/games/${uuid}/links`);
    expect(after.map((link) => link.id)).not.toContain(id);
  });
});

describe('an item of the library', () => {
  it('tells every place of articles that shows it, and keeps those when its file is replaced', async () => {
    const image = await media.createImage(await picture(1));
    const value = image.mediaString;
    const shown = { media: value, alt: null, caption: null, credit: null };
    const { id } = await calls.made({
      header: 'Full av bilder',
      mainMedia: value,
      embeddedMedia: { url: 'https://youtu.be/x', thumbnail: value },
      metadata: { shareImage: value, gallery: [{ media: value }, { media: value }] },
      body: document(
        { type: 'picture', attrs: shown },
        { type: 'factBox', attrs: { title: 'a' }, content: [{ type: 'gallery', attrs: { pictures: [shown, shown] } }] },
      ),
    });
    const uses = () => get<Schemas['MediaUse'][]>(`/media/uses/image/${image.id}`);
    const fields = [
      'body',
      'embeddedMedia.thumbnail',
      'mainMedia',
      'metadata.gallery.0.media',
      'metadata.gallery.1.media',
      'metadata.shareImage',
    ];
    expect(await uses()).toEqual(
      fields.map((field) => ({ type: 'article', id, title: 'Full av bilder', path: `/articles/${id}/edit`, field })),
    );
    expect(refusal(await media.remove(image))).toBe('409 id inUse');
    const { uploadKey } = await media.upload(await picture(2));
    const replaced = await service.call({
      method: 'PUT',
      url: `/api/media/file/image/${image.id}?uploadKey=${uploadKey}`,
    });
    expect(replaced.statusCode, replaced.body).toBe(200);
    expect(await uses()).toHaveLength(fields.length);
    articleOf(
      await calls.put(id, { mainMedia: null, embeddedMedia: null, metadata: {}, body: document(paragraph('utan')) }),
    );
    expect(await uses()).toEqual([]);
    good(await media.remove(image), 204);
  });
});

describe('a route', () => {
  const routeTo = async (path: string, id: string) =>
    good<Schemas['Route']>(
      await post('/routing/routes', { path, title: 'Till artikeln', resourceType: 'article', resourceId: id }),
      201,
    );
  const state = async (id: string) => (await get<Schemas['Route']>(`/routing/routes/${id}`)).state;

  it('to an article is dead unless readers see it', async () => {
    const { id } = await calls.made();
    const route = await routeTo('/dod', id);
    expect(await state(route.id)).toBe('dead');
    const published = articleOf(await calls.act(id, 'publish'));
    expect([await state(route.id), published.url?.endsWith('/dod')]).toEqual(['working', true]);
    articleOf(await calls.act(id, 'unpublish'));
    expect(await state(route.id)).toBe('dead');
    articleOf(await calls.act(id, 'publish'));
    articleOf(await calls.act(id, 'delete'));
    expect(await state(route.id)).toBe('dead');
  });

  it('leads to articles and tags that there are, by their names', async () => {
    const { id } = await calls.made({ header: 'Väljs som mål' });
    const resources = (query: string) =>
      get<{ items: Schemas['RouteResource'][]; total: number }>(`/routing/resources?${query}`);
    expect((await resources('resourceType=article&searchToken=valjs')).items).toMatchObject([
      { id, title: 'Väljs som mål' },
    ]);
    expect((await resources('resourceType=articleList&searchToken=derby')).items).toMatchObject([
      { id: 'custom.derby' },
    ]);
    expect(await get<Schemas['RouteResource']>(`/routing/resources/${id}`)).toMatchObject({ title: 'Väljs som mål' });
    const unknown = { path: '/ingenstans', title: 'x', resourceType: 'article', resourceId: 'nowhere' };
    expect(refusal(await post('/routing/routes', unknown))).toBe('400 resourceId unknown');
  });

  it('is a use of the article, as are its menu items, entries of games and articles that point to it', async () => {
    const article = await calls.made({ header: 'Används', metadata: { slug: 'anvands' }, published: true });
    const uses = () => get<Schemas['ArticleUse'][]>(`/articles/uses/${article.id}`);
    expect(await uses()).toEqual([]);
    const route = await routeTo('/anvand', article.id);
    const { menu } = await get<{ menu: Schemas['MenuGroup'][] }>('/routing/menu');
    const footer = menu.find(({ identifier }) => identifier === 'footer');
    if (!footer) throw new Error('The demo has no footer.');
    const item = {
      id: crypto.randomUUID(),
      identifier: 'anvands',
      type: 'page',
      title: 'Till den',
      route: { id: route.id, path: route.path, resourceType: 'article', resourceId: article.id },
      children: [],
      parentId: null,
      collapsed: false,
      hover: false,
      locked: false,
      external: false,
    };
    const { identifier, name, active, meta, children } = footer;
    const saved = { identifier, name, active, meta, children: [...children, item] };
    good(await service.call({ method: 'PUT', url: `/api/routing/menu/${footer.id}`, body: saved }), 200);
    const pointing = await calls.made({ header: 'Pekar', metadata: { related: [article.id] } });
    const { items } = await get<{ items: { uuid: string; ssgt: { uuid: string } }[] }>('/sports-v2/games?pageSize=1');
    const [game] = items;
    const entry = { type: 'article', uri: 'https://frost1.example/nyheter/anvands?x=1', label: 'Referat', logo: null };
    const metadata = { gameUuid: game?.uuid, ssgtUuid: game?.ssgt.uuid, metadata: [entry] };
    good(await post('/game-metadata', metadata), 200);
    expect((await uses()).map(({ type, path }) => `${type} ${path}`)).toEqual([
      `route /menu/routes/${route.id}/edit`,
      'menuItem /menu',
      `gameMetadata /sports/game/${game?.uuid}/edit/${game?.ssgt.uuid}`,
      `related /articles/${pointing.id}/edit`,
    ]);
    articleOf(await calls.act(article.id, 'delete'));
    const refused = await calls.remove(article.id);
    expect([refusal(refused), refused.json<{ uses: number }>().uses]).toEqual(['409 id inUse', 4]);
    good(await calls.remove(article.id, '?evenInUse=true'), 204);
    expect(await state(route.id)).toBe('dead');
  });
});
