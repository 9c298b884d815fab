import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { articleCalls } from './article-calls.ts';
import { groupOf, heroSlide, layoutCalls, type SectionInput, sectionIn, sectionsOf } from './layout-calls.ts';
import { good, mediaCalls, picture, refusal } from './media-calls.ts';
import { startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

let service: TestService;
let calls: ReturnType<typeof layoutCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = layoutCalls(service);
});
afterAll(() => service.close());

const layoutWith = async (type: string, config: object) => {
  const group = randomUUID();
  const section: SectionInput = sectionIn(group, type, config, { title: 'Sektion' });
  return { layout: await calls.made(groupOf(group, section)), section, group };
};
const codes = async (id: string) => {
  const { groups } = await calls.get<Schemas['ResolvedLayout']>(`/layouts/site-layouts/${id}/resolved`);
  return groups.flatMap(({ sections }) => sections.flatMap(({ problems }) => problems.map(({ code }) => code)));
};

it('a picture names the slide that shows it, and a deletion in spite of that is told', async () => {
  const media = mediaCalls(service);
  const item = await media.createImage(await picture(1, 1280, 720), { description: 'Isen' });
  const slide = heroSlide({ heading: 'Derby', media: { media: item.mediaString } });
  const { layout, section, group } = await layoutWith('HERO SLIDER', { slides: [slide] });
  const path = `/layouts-pages/${layout.id}/section-group/${group}/section/${section.id}/hero-carousel/slide/${slide.id}`;
  expect(await calls.get(`/media/uses/image/${item.id}`)).toEqual([
    {
      type: 'layout',
      id: layout.id,
      title: `${layout.name} › Sektion › Derby`,
      path,
      field: 'config.slides.0.media.media',
    },
  ]);
  expect(refusal(await media.remove(item))).toBe('409 id inUse');
  expect(await codes(layout.id)).toEqual([]);
  good(await media.remove(item, '?evenInUse=true'), 204);
  // One cause is told once: that the slide has no picture to show is not said as well.
  expect([...(await codes(layout.id))].sort()).toEqual(['allSlidesOver', 'mediaGone']);
});

it('tags that become one are one in sections, whose layouts get a new version', async () => {
  const newTag = async (name: string) =>
    good<Schemas['Tag']>(await calls.send('POST', '/meta/tag', { name }), 201).value;
  const [one, two, into] = [await newTag('Sektion ett'), await newTag('Sektion två'), await newTag('Sektion blir')];
  const { layout } = await layoutWith('VIDEOS', {
    requiredTags: [{ value: one, name: 'Sektion ett' }],
    additionalTags: [{ value: two }, { value: 'custom.derby' }, { value: into }],
    count: 3,
  });
  expect(await calls.get(`/meta/tag/${one}`)).toMatchObject({ usageCount: 1 });
  expect(refusal(await calls.send('DELETE', `/meta/tag/${one}`))).toBe('409 value inUse');
  good(await calls.send('POST', '/meta/tag/merge', { from: [one, two], into }), 200);
  const merged = await calls.read(layout.id);
  expect(merged.version).toBe(layout.version + 1);
  expect(sectionsOf(merged)[0]?.config).toEqual({
    requiredTags: [{ value: into }],
    additionalTags: [{ value: into }, { value: 'custom.derby' }],
    count: 3,
  });
  good(await calls.send('PUT', `/meta/tag/${into}?siteTag=true`, { active: false }), 200);
  expect(await codes(layout.id)).toContain('tagInactive');
});

it('a route, a game and an article name the slides and sections that lead to them', async () => {
  const route = { path: '/led', title: 'Led', resourceType: 'shop' };
  const { id: routeId } = good<Schemas['Route']>(await calls.send('POST', '/routing/routes', route), 201);
  const games = await calls.get<{ items: { uuid: string }[] }>('/sports-v2/games?pageSize=1&played=false');
  const gameUuid = games.items[0]?.uuid ?? '';
  const article = await articleCalls(service).made({ header: 'Länkad', published: true });
  const link = (kind: string, id: string) => ({ kind, id });
  const slides = [
    heroSlide({ heading: 'Rutt', buttons: [{ text: 'Gå', link: link('route', routeId) }] }),
    heroSlide({ heading: 'Match', link: link('game', gameUuid) }),
    heroSlide({ heading: null, articleId: article.id }),
  ];
  const { layout } = await layoutWith('HERO SLIDER', { slides });
  const title = (slide: string) => `${layout.name} › Sektion${slide}`;
  expect(await calls.get(`/routing/routes/${routeId}/uses`)).toMatchObject([
    { type: 'slide', title: title(' › Rutt'), field: 'config.slides.0.buttons.0.link.id' },
  ]);
  expect(await calls.get(`/routing/routes/${routeId}`)).toMatchObject({ usageCount: 1 });
  expect(await calls.get(`/sports-v2/games/${gameUuid}/links`)).toContainEqual(
    expect.objectContaining({ type: 'layout', title: title(' › Match') }),
  );
  expect(await calls.get(`/articles/uses/${article.id}`)).toMatchObject([{ type: 'layout', title: title('') }]);
  expect(refusal(await calls.send('DELETE', `/routing/routes/${routeId}`))).toBe('409 id inUse');
  good(await calls.send('DELETE', `/routing/routes/${routeId}?evenInUse=true`), 204);
  expect(await codes(layout.id)).toContain('linkDead');
});

it('every change is recorded under the layout, by the ids of its parts', async () => {
  const { layout, section } = await layoutWith('TEXT', { body: null });
  good(await calls.sections(layout.id, [{ ...section, title: 'Ny titel' }]), 200);
  const { items } = await calls.get<{ items: Schemas['AuditEntry'][] }>(
    `/audit?entity=layout&entityId=${layout.id}&pageSize=1`,
  );
  expect(items[0]).toMatchObject({ action: 'changed', title: layout.name });
  expect(items[0]?.changes).toEqual([
    { path: `sectionGroups.sections.${section.id}.title`, before: 'Sektion', after: 'Ny titel' },
  ]);
});

it('links can lead to routes, articles, games and pages, found by words and by their ids', async () => {
  const found = (query: string) => calls.get<Schemas['RouteResourcePage']>(`/layouts/link-targets?${query}`);
  for (const kind of ['route', 'article', 'game']) {
    const { items, total } = await found(`kind=${kind}&pageSize=2`);
    expect([kind, items.length, total > 0]).toEqual([kind, 2, true]);
    const [first] = items;
    expect((await found(`kind=${kind}&searchToken=${first?.id}`)).items).toEqual([first]);
  }
  const { layout } = await layoutWith('TEXT', { body: null });
  const page = { title: 'Hitta', slug: '/hitta', layoutId: layout.id };
  const { id } = good<Schemas['PageEntry']>(await calls.send('POST', '/layouts/page-organization', page), 201);
  expect((await found('kind=page&searchToken=hitta')).items).toContainEqual(
    expect.objectContaining({ id, title: 'Hitta, /hitta' }),
  );
});

it('a route to a page is dead, and told as a problem, once visitors cannot see the page', async () => {
  const drawnWith = await calls.made(groupOf(randomUUID()));
  const body = { title: 'Biljetter', slug: `/biljetter-${randomUUID().slice(0, 8)}`, layoutId: drawnWith.id };
  const page = good<Schemas['PageEntry']>(await calls.send('POST', '/layouts/page-organization', body), 201);
  const to = { path: `/kopa-${page.id}`, title: 'Köpa', resourceType: 'page', resourceId: page.id };
  const route = good<Schemas['Route']>(await calls.send('POST', '/routing/routes', to), 201);
  const link = (kind: string, id: string) => ({ kind, id, url: null, openInNewTab: false });
  const slides = [heroSlide({ link: link('route', route.id) }), heroSlide({ link: link('page', page.id) })];
  const { layout } = await layoutWith('HERO SLIDER', { slides });
  const dead = async () => {
    const { state } = await calls.get<Schemas['Route']>(`/routing/routes/${route.id}`);
    return [state, (await codes(layout.id)).filter((code) => code === 'linkDead').length];
  };
  const change = (url: string, change: object) =>
    calls.call({ method: 'PATCH', url: `/api/layouts/page-organization/${url}`, body: change });
  expect(await dead()).toEqual(['working', 0]);
  good(await change(page.id, { visible: false }), 200);
  expect(await dead()).toEqual(['dead', 2]);
  good(await change(page.id, { visible: true }), 200);
  const { id, name, kind } = drawnWith;
  good(await calls.save({ id, name, kind, active: false }), 200);
  expect(await dead()).toEqual(['dead', 2]);
  good(await calls.save({ id, name, kind, active: true }), 200);
  expect(await dead()).toEqual(['working', 0]);
  good(await calls.send('DELETE', `/layouts/page-organization/${page.id}`), 204);
  expect(await dead()).toEqual(['dead', 2]);
  expect(await calls.get(`/routing/routes/${route.id}`)).toMatchObject({ path: to.path, resourceId: null });
});
