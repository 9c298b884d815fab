import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { articleCalls } from './article-calls.ts';
import { groupOf, inHours, layoutCalls, type SiteLayout, sectionIn } from './layout-calls.ts';
import { good } from './media-calls.ts';
import { minutesAgo, onRows } from './site-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Place = components['schemas']['ArticlePlace'];

const tag = { value: 'custom.derby' };
let service: TestService;
let articles: ReturnType<typeof articleCalls>;
let layout: SiteLayout;
beforeAll(async () => {
  service = await startTestService();
  articles = articleCalls(service);
  const group = randomUUID();
  const list = (title: string, config: object) => sectionIn(group, 'ARTICLE LIST', config, { title });
  const calls = layoutCalls(service);
  layout = await calls.made(
    groupOf(
      group,
      list('Nyast', { source: 'latest', count: 2, skipShown: false }),
      list('Derby', { source: 'tags', tags: [tag], count: 3, skipShown: false }),
    ),
  );
  const page = { title: 'Derby', slug: 'derby-sidan', layoutId: layout.id, visible: true };
  good(await calls.send('POST', '/layouts/page-organization', page), 201);
});
afterAll(() => service.close());

let newest: string;
/** Two that fill the list of the newest; those of the tests before are gone. */
beforeEach(async () => {
  await onRows(service, `UPDATE articles SET published = false WHERE published_at > now() - interval '1 hour'`);
  const made = async (header: string, minutes: number) =>
    articles.made({ header, published: true, publishedAt: minutesAgo(minutes) });
  await made('Äldre', 9);
  newest = (await made('Nyare', 8)).id;
});

/** The places of an article in the layout of the test. */
async function places(id: string): Promise<Pick<Place, 'sectionTitle' | 'place' | 'pushesOut'>[]> {
  const all = good<Place[]>(await service.call({ url: `/api/articles/places/${id}` }), 200);
  const here = all.filter(({ layoutId }) => layoutId === layout.id);
  return here.map(({ sectionTitle, place, pushesOut }) => ({ sectionTitle, place, pushesOut }));
}

it('a draft is shown where it would stand, with what it pushes out, and stays a draft', async () => {
  const { id, version } = await articles.made({ header: 'Utkastet', tags: [tag] });
  const [first, second, ...others] = await places(id);
  expect(first).toEqual({ sectionTitle: 'Nyast', place: 1, pushesOut: 'Äldre' });
  expect(second).toMatchObject({ sectionTitle: 'Derby', place: 1 });
  expect(others).toEqual([]);
  expect(await articles.read(id)).toMatchObject({ state: 'draft', version, publishedAt: null });
});

it('what is published stands where it is, and pushes nothing out', async () => {
  expect(await places(newest)).toEqual([{ sectionTitle: 'Nyast', place: 1, pushesOut: null }]);
  await articles.made({ header: 'Nyast av alla', published: true, publishedAt: minutesAgo(1) });
  expect(await places(newest)).toEqual([{ sectionTitle: 'Nyast', place: 2, pushesOut: null }]);
});

it('one that is planned is shown as at its moment, one that comes too late nowhere', async () => {
  await articles.made({ header: 'Före', published: true, publishedAt: inHours(2) });
  const planned = await articles.made({ header: 'Planerad', published: true, publishedAt: inHours(3) });
  expect(await places(planned.id)).toEqual([{ sectionTitle: 'Nyast', place: 1, pushesOut: 'Nyare' }]);
  const old = await articles.made({ header: 'Gammal', publishedAt: '2020-01-02T03:04:05Z' });
  expect(await places(old.id)).toEqual([]);
});

it('what lists leave out stands in none, and what is not there is not found', async () => {
  const { id } = await articles.made({ header: 'Dold', hideInListing: true, tags: [tag] });
  expect(await places(id)).toEqual([]);
  expect((await service.call({ url: '/api/articles/places/nowhere' })).statusCode).toBe(404);
  const other = articleCalls(service, { instanceId: demo.otherNetworksSite });
  expect((await other.call({ url: `/api/articles/places/${id}` })).statusCode).toBe(404);
});
