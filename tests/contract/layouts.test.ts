import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { groupOf, heroSlide, layoutCalls, type SiteLayout, sectionIn, sectionsOf } from './layout-calls.ts';
import { good, refusal } from './media-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

type Schemas = components['schemas'];

let service: TestService;
let calls: ReturnType<typeof layoutCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = layoutCalls(service);
});
afterAll(() => service.close());

const text = (group: string, more = {}) => sectionIn(group, 'TEXT', { body: null }, more);

describe('a layout', () => {
  it('is saved whole in one call, keeps ids and order, and has one version', async () => {
    const [top, main] = [randomUUID(), randomUUID()];
    const [first, second] = [text(main), text(main)];
    const layout = await calls.made(groupOf(top), groupOf(main, first, second));
    expect(layout).toMatchObject({ version: 1, sectionCount: 2, settings: { width: 'standard', showAds: true } });
    expect(layout.sectionGroups.map(({ id, sortOrder }) => [id, sortOrder])).toEqual([
      [top, 0],
      [main, 1],
    ]);
    const turned = {
      id: layout.id,
      name: layout.name,
      kind: 'page',
      sectionGroups: [groupOf(main, second), groupOf(top, first)],
    };
    const saved = good<SiteLayout>(await calls.save(turned, '"1"'), 200);
    expect(saved.version).toBe(2);
    expect(saved.sectionGroups.map(({ id, sections }) => [id, ...sections.map((one) => one.id)])).toEqual([
      [main, second.id],
      [top, first.id],
    ]);
    expect(refusal(await calls.save(turned, '"1"'))).toBe('412 If-Match stale');
  });

  it('gives linked images without an id one of their own, and keeps those that have one', async () => {
    const group = randomUUID();
    const [image] = (await calls.get<{ items: { mediaString: string }[] }>('/media/all?type=image&pageSize=1')).items;
    const one = { src: image?.mediaString, url: 'https://club.example' };
    const section = sectionIn(group, 'LINKED IMAGES', { linkedImages: [one, { id: 'kept', ...one }] });
    const layout = await calls.made(groupOf(group, section));
    const { linkedImages = [] } = (sectionsOf(layout)[0]?.config ?? {}) as { linkedImages?: { id: string }[] };
    expect(linkedImages.map(({ id }) => id)).toEqual([expect.stringMatching(/^[\w-]{8,}$/), 'kept']);
  });

  it('keeps unknown types and unknown keys byte for byte while something else is saved', async () => {
    const group = randomUUID();
    const config = { zebra: 1, body: null, apple: { b: [1, { y: 2, x: 1 }], a: '' }, 'key with blanks': null };
    const odd = sectionIn(group, 'TEXT', config);
    const slides = [heroSlide({ zeta: { b: 1, a: 2 }, alpha: 'å' })];
    const hero = sectionIn(group, 'HERO SLIDER', { later: true, slides, first: 1 });
    const layout = await calls.made(groupOf(group, odd, hero));
    const storedOdd = sectionsOf(layout)[0];
    expect(JSON.stringify(storedOdd?.config)).toBe(JSON.stringify(config));
    await storeType(service, odd.id, 'FROM ELSEWHERE');
    const read = await calls.read(layout.id);
    const [strange, carousel] = sectionsOf(read);
    const other = text(group);
    const saved = good<SiteLayout>(await calls.sections(layout.id, [...sectionsOf(read), other], '"1"'), 200);
    expect(JSON.stringify(sectionsOf(saved)[0])).toBe(JSON.stringify(strange));
    expect(JSON.stringify(sectionsOf(saved)[1])).toBe(JSON.stringify(carousel));
    expect(Object.keys(carousel?.config ?? {})).toEqual(['later', 'slides', 'first']);
    expect(refusal(await calls.sections(layout.id, [sectionIn(group, 'FROM ELSEWHERE', {})]))).toBe(
      '422 sections.0.type unknownType',
    );
  });

  it('is copied with ids of its own, and its name is its own', async () => {
    const group = randomUUID();
    const layout = await calls.made(groupOf(group, sectionIn(group, 'HERO SLIDER', { slides: [heroSlide()] })));
    const copy = good<SiteLayout>(
      await calls.send('POST', `/layouts/site-layouts/${layout.id}/duplicate`, { name: 'Kopian' }),
      201,
    );
    const ids = (one: SiteLayout) => [
      one.id,
      ...one.sectionGroups.map(({ id }) => id),
      ...sectionsOf(one).flatMap(idsOf),
    ];
    expect(ids(copy).filter((id) => ids(layout).includes(id))).toEqual([]);
    expect(ids(copy)).toHaveLength(4);
    expect(refusal(await calls.save({ name: 'KOPIAN', kind: 'page' }))).toBe('409 name nameTaken');
  });

  it('that is copied without a name gets its own with the first number that is free', async () => {
    const name = `${'L'.repeat(60)} ${randomUUID().slice(0, 8)}`;
    const { id } = good<SiteLayout>(await calls.save({ name, kind: 'page' }), 201);
    const copied = async (one: string) =>
      good<SiteLayout>(await calls.send('POST', `/layouts/site-layouts/${one}/duplicate`, { name: null }), 201);
    const second = await copied(id);
    expect([second.name, (await copied(id)).name]).toEqual([`${name} 2`, `${name} 3`]);
    expect((await copied(second.id)).name).toBe(`${name} 4`);
    const long = good<SiteLayout>(await calls.save({ name: `${'W'.repeat(100)}`, kind: 'page' }), 201);
    expect((await copied(long.id)).name).toBe(`${'W'.repeat(96)} 2`);
  });

  it('that is the start page stays one until another takes its place', async () => {
    const sites = await calls.get<Schemas['LayoutSite'][]>('/layouts/sites');
    const before = sites.find(({ instanceId }) => instanceId === demo.site)?.startLayoutId ?? '';
    const { name, kind } = await calls.read(before);
    expect(refusal(await calls.save({ id: before, name, kind, isStartPage: false }))).toBe('409 isStartPage startPage');
    expect(refusal(await calls.save({ id: before, name, kind, active: false }))).toBe('409 active startPage');
    expect(refusal(await calls.send('DELETE', `/layouts/site-layouts/${before}`))).toBe('409 id startPage');
    const next = await calls.made();
    good(await calls.save({ id: next.id, name: next.name, kind: 'startPage', isStartPage: true }), 200);
    expect((await calls.read(before)).isStartPage).toBe(false);
    good(await calls.save({ id: before, name, kind, isStartPage: true }), 200);
  });

  it('is drawn by pages, which are listed each after the one it stands below, and name that', async () => {
    const layout = await calls.made();
    const made = async (title: string, parentId: string | null) =>
      good<Schemas['PageEntry']>(
        await calls.send('POST', '/layouts/page-organization', {
          ...{ title, parentId, slug: `/${title.toLowerCase()}`, layoutId: layout.id, sortOrder: 9 },
        }),
        201,
      );
    const above = await made('Klubben', null);
    await made('Zon', null);
    await made('Historia', above.id);
    const pages = await calls.get<Schemas['PageEntry'][]>('/layouts/page-organization');
    const own = pages.filter(({ layoutId }) => layoutId === layout.id);
    expect(own.map(({ title, depth, parentTitle }) => [title, depth, parentTitle])).toEqual([
      ['Klubben', 0, null],
      ['Historia', 1, 'Klubben'],
      ['Zon', 0, null],
    ]);
  });

  it('that pages are drawn with is deleted only when it is said so', async () => {
    const layout = await calls.made();
    const page = { title: 'En sida', slug: '/en-sida', layoutId: layout.id };
    const { id } = good<Schemas['PageEntry']>(await calls.send('POST', '/layouts/page-organization', page), 201);
    expect((await calls.read(layout.id)).usageCount).toBe(1);
    expect(await calls.get(`/layouts/site-layouts/${layout.id}/uses`)).toMatchObject([{ type: 'page', id }]);
    expect(refusal(await calls.send('DELETE', `/layouts/site-layouts/${layout.id}`))).toBe('409 id inUse');
    good(await calls.send('DELETE', `/layouts/site-layouts/${layout.id}?evenInUse=true`), 204);
    expect(await calls.get(`/layouts/page-organization/${id}`)).toMatchObject({ layoutId: null, layoutName: '' });
  });
});

describe('a publish', () => {
  it('of several calls is one in the history, with what was there before it', async () => {
    const [group, other] = [randomUUID(), randomUUID()];
    const layout = await calls.made(groupOf(group, text(group)));
    const query = `?publishId=publish-${randomUUID()}`;
    good(
      await calls.send('POST', `/layouts/site-section-groups${query}`, { layoutId: layout.id, id: other, name: 'Ny' }),
      200,
    );
    good(await calls.sections(layout.id, [text(other), text(other)], '"2"', query), 200);
    good(await calls.send('DELETE', `/layouts/site-section-groups/${group}${query}`, undefined, '"3"'), 200);
    const history = await calls.get<Schemas['LayoutPublication'][]>(`/layouts/site-layouts/${layout.id}/history`);
    expect(history.map(({ sectionCount }) => sectionCount)).toEqual([2, 1]);
    const last = await calls.get<Schemas['PublishedLayout']>(
      `/layouts/site-layouts/${layout.id}/history/${history[1]?.id}`,
    );
    expect(sectionsOf(last.layout)).toEqual(sectionsOf(layout));
    const back = { id: layout.id, name: layout.name, kind: 'page', sectionGroups: last.layout.sectionGroups };
    expect(sectionsOf(good<SiteLayout>(await calls.save(back, '"4"'), 200)).map(({ id }) => id)).toEqual(
      sectionsOf(layout).map(({ id }) => id),
    );
  });

  it('keeps the last fifty', async () => {
    const layout = await calls.made();
    for (let number = 0; number < 52; number++) {
      good(await calls.save({ id: layout.id, name: layout.name, kind: 'page' }), 200);
    }
    expect(await calls.get(`/layouts/site-layouts/${layout.id}/history`)).toHaveLength(50);
  });

  it('of sixty sections and four hundred slides takes no longer than a person notices', async () => {
    const group = randomUUID();
    const groups = [0, 1].map(() => randomUUID());
    const slides = () => Array.from({ length: 20 }, () => ({ ...heroSlide(), kind: 'info', text: 'Text' }));
    const carousels = [0, 1, 2].map((place) =>
      sectionIn(groups[place % 2] ?? group, 'INFO CAROUSEL', { slides: slides() }),
    );
    const texts = Array.from({ length: 57 }, (_, place) => text(groups[place % 2] ?? group));
    const layout = await calls.made(...groups.map((id) => groupOf(id)));
    const started = performance.now();
    const saved = good<SiteLayout>(await calls.sections(layout.id, [...carousels, ...texts]), 200);
    expect(performance.now() - started).toBeLessThan(3000);
    expect(saved.sectionCount).toBe(60);
  });
});

describe('sites', () => {
  it('are those that the user may work on, and no id of another site is taken', async () => {
    const club = layoutCalls(service, { subject: demo.oneSiteOnly });
    expect((await club.get<Schemas['LayoutSite'][]>('/layouts/sites')).map(({ instanceId }) => instanceId)).toEqual([
      demo.site,
    ]);
    expect((await club.call({ url: `/api/layouts/sites/instance-id/${demo.masterSite}` })).statusCode).toBe(404);
    const group = randomUUID();
    const layout = await calls.made(groupOf(group, text(group)));
    const elsewhere = layoutCalls(service, { instanceId: demo.masterSite });
    const reply = await elsewhere.save({ name: 'Stulen', kind: 'page', sectionGroups: [groupOf(group)] });
    expect(refusal(reply)).toBe('422 sectionGroups.0.id foreignItem');
    expect((await elsewhere.call({ url: `/api/layouts/site-layouts/${layout.id}` })).statusCode).toBe(404);
  });
});

describe('types of sections', () => {
  const types = (query: string) => calls.get<Schemas['SectionType'][]>(`/layouts/section-types${query}`);

  it('say what can be added, by identifier and add-on', async () => {
    const all = await types('');
    expect(all.find(({ identifier }) => identifier === 'HERO SLIDER')).toMatchObject({
      defaultTitle: 'SLIDE SHOW',
      most: 1,
    });
    expect(all.filter(({ defaultTitle }) => defaultTitle === 'NEW SECTION')).toHaveLength(all.length - 1);
    expect((await types('?FilterAddable=true')).map(({ identifier }) => identifier)).not.toContain('ADS');
    const some = await types('?AllowIdentifier=VIDEOS&AllowIdentifier=TEXT');
    expect(some.map(({ identifier }) => identifier)).toEqual(['VIDEOS', 'TEXT']);
    expect((await types('?AllowAddOn=dynamicAds')).map(({ identifier, addable }) => [identifier, addable])).toEqual([
      ['ADS', false],
    ]);
  });
});

const idsOf = ({ id, config }: Schemas['Section']): string[] => [
  id,
  ...((config.slides ?? []) as { id: string }[]).map((slide) => slide.id),
];

/** Gives a stored section a type that this service does not know, as a later one may have done. */
async function storeType({ databaseUrl }: TestService, id: string, type: string): Promise<void> {
  const { Client } = await import('pg');
  const owner = new Client({ connectionString: databaseUrl });
  await owner.connect();
  await owner.query('UPDATE sections SET type = $2 WHERE uuid = $1', [id, type]);
  await owner.end();
}
