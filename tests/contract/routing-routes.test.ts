import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Route, refusalOf, routingCalls } from './routing-calls.ts';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
let calls: ReturnType<typeof routingCalls>;
beforeAll(async () => {
  service = await startTestService();
  calls = routingCalls(service);
});
afterAll(() => service.close());

const create = (body: object, other = {}) =>
  service.call({
    method: 'POST',
    url: '/api/routing/routes',
    body: { title: 'Prov', resourceType: 'page', ...body },
    ...other,
  });
const change = (id: string, body: object, headers = {}) =>
  service.call({ method: 'PUT', url: `/api/routing/routes/${id}`, body, headers });
const get = async (id: string) => (await service.call({ url: `/api/routing/routes/${id}` })).json<Route>();
const list = async (query: string) =>
  (await service.call({ url: `/api/routing/routes?${query}` })).json<{ items: Route[]; total: number }>();
const search = (query: string) =>
  service.call({ url: `/api/routing/routes/search?query=${encodeURIComponent(query)}` });
const firstOf = async (kind: string) =>
  (await service.call({ url: `/api/sports-v2/${kind}?pageSize=1` })).json<{ items: { uuid: string }[] }>().items[0]
    ?.uuid ?? '';

/** The route as one would send it back. */
const sent = ({ path, title, resourceType, resourceId, target }: Route) => ({
  path,
  title,
  resourceType,
  resourceId,
  target,
});

describe('a new route', () => {
  it.each([
    ['prov/ett', '/prov/ett'],
    ['/prov/två/', '/prov/två'],
    ['/Prov/:lag/matcher', '/Prov/:lag/matcher'],
    ['/a.b_c~d+e-f%20g', '/a.b_c~d+e-f%20g'],
  ])('at %s is kept at %s', async (path, kept) => {
    expect(await calls.route({ path, resourceId: 'x' })).toMatchObject({
      path: kept,
      version: 1,
      usageCount: 0,
      isDead: false,
    });
  });

  it('whose path is too long with the slash in front of it is refused, and the list stays readable', async () => {
    const reply = await create({ path: 'å'.repeat(300), resourceId: 'x' });
    expect(reply.json()).toMatchObject({ statusCode: 400, fields: [{ path: 'path', code: 'maxLength' }] });
    expect((await create({ path: `/${'å'.repeat(299)}`, resourceId: 'x' })).statusCode).toBe(201);
    expect((await search('å'.repeat(50))).statusCode).toBe(200);
  });

  it.each([
    '/a b',
    '/a?b=c',
    '/a#b',
    '//a',
    '/a//b',
    'https://x.example',
    'javascript:alert(1)',
    '/../a',
    '/a/..',
    '/./a',
    '/a/:',
    '/a/:1',
    '/a\\b',
    '/<b>',
    '',
  ])('at %j is refused', async (path) => {
    const reply = await create({ path });
    expect(refusalOf(reply)).toEqual(expect.arrayContaining([400, 'path pattern']));
  });

  it.each(['/UPPTAGEN', 'upptagen/', '/uppta\u0067en'])(
    'at %s is refused while another one is at /upptagen',
    async (path) => {
      await create({ path: '/upptagen' });
      expect(refusalOf(await create({ path }))).toEqual([409, 'path pathTaken']);
    },
  );

  it('may be at a path that another site has', async () => {
    await create({ path: '/delad' });
    expect((await create({ path: '/delad' }, { instanceId: demo.otherNetworksSite })).statusCode).toBe(201);
  });

  it('is made once when two make it at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 5 }, () => create({ path: '/samtidigt' })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409, 409]);
  });

  it('leads to what the site has', async () => {
    expect(refusalOf(await create({ path: '/lag/ingen', resourceType: 'team', resourceId: 'nowhere' }))).toEqual([
      400,
      'resourceId unknown',
    ]);
    const foreign = await service.call({ url: '/api/sports-v2/teams?pageSize=1', instanceId: demo.otherNetworksSite });
    const resourceId = foreign.json<{ items: { uuid: string }[] }>().items[0]?.uuid;
    expect(refusalOf(await create({ path: '/lag/annat', resourceType: 'team', resourceId }))).toEqual([
      400,
      'resourceId unknown',
    ]);
    for (const [resourceType, kind] of [
      ['team', 'teams'],
      ['player', 'players'],
      ['game', 'games'],
      ['table', 'ssgts'],
    ] as const) {
      const route = await calls.route({ path: `/rätt/${kind}`, resourceType, resourceId: await firstOf(kind) });
      expect(route, kind).toMatchObject({ isDead: false });
    }
  });

  it('that is external needs an address, and keeps no resource', async () => {
    const outside = { path: '/ut', resourceType: 'external', resourceId: 'x' };
    expect(refusalOf(await create(outside))).toEqual([400, 'target required']);
    for (const target of [
      'javascript:alert(1)',
      'javascript:1/alert(1)',
      'data:text/html,x',
      'not an address',
      '/ut',
    ]) {
      expect(refusalOf(await create({ ...outside, target })), target).toEqual([400, 'target url']);
    }
    const made = await create({ ...outside, target: 'federation.example/start' });
    expect(made.json()).toMatchObject({ target: 'federation.example/start', resourceId: null, isDead: false });
    expect((await create({ path: '/inte-ut', target: 'https://x.example' })).json()).toMatchObject({ target: null });
  });
});

describe('a route', () => {
  it('keeps what is left out, at its version', async () => {
    const { id, etag } = await calls.route({ path: '/kvar', resourceId: 'sida' });
    const saved = await change(id, { path: '/kvar', title: 'Ny', resourceType: 'page' }, { 'if-match': etag });
    expect(saved.json()).toMatchObject({ title: 'Ny', resourceId: 'sida', version: 2 });
    expect(
      (await change(id, { path: '/kvar', title: 'Äldre', resourceType: 'page' }, { 'if-match': etag })).statusCode,
    ).toBe(412);
    expect(await get(id)).toMatchObject({ title: 'Ny' });
  });

  it('may change the letter case of its path, but not take another one’s', async () => {
    const route = await calls.route({ path: '/bokstav' });
    await calls.route({ path: '/annan-bokstav' });
    expect((await change(route.id, { ...sent(route), path: '/Bokstav' })).json()).toMatchObject({ path: '/Bokstav' });
    expect(refusalOf(await change(route.id, { ...sent(route), path: '/Annan-Bokstav' }))).toEqual([
      409,
      'path pathTaken',
    ]);
  });

  it('is dead when its resource is gone or was never said, can still be edited, and comes back to life', async () => {
    const teamUuid = await firstOf('teams');
    const route = await calls.route({ path: '/levande', resourceType: 'team', resourceId: teamUuid });
    const team = async (deleted: boolean) => {
      const url = `/api/sports-v2/teams/${teamUuid}`;
      const { displayName, teamCode, ownerInstanceId } = (await service.call({ url })).json<Record<string, unknown>>();
      const body = { displayName, teamCode, ownerInstanceId, deleted };
      expect((await service.call({ method: 'PUT', url, body })).statusCode).toBe(200);
    };
    await team(true);
    expect(await get(route.id)).toMatchObject({ isDead: true });
    expect((await list('state=dead&query=levande')).total).toBe(1);
    expect((await change(route.id, { ...sent(route), title: 'Ändrad' })).statusCode).toBe(200);
    await team(false);
    expect(await get(route.id)).toMatchObject({ isDead: false });
    const unsaid = await calls.route({ path: '/osagd', resourceType: 'team' });
    expect(unsaid.isDead).toBe(true);
    expect((await calls.route({ path: '/sagd/:lag', resourceType: 'team' })).isDead).toBe(false);
    expect((await list('state=working&query=osagd')).total).toBe(0);
  });

  it('is shadowed by an older one whose part takes its path, letter case ignored, and by nothing else', async () => {
    const early = await calls.route({ path: '/skugga/tidig' });
    const pattern = await calls.route({ path: '/Skugga/:vem' });
    const [late, twin, longer] = [
      await calls.route({ path: '/SKUGGA/sen', resourceId: 'sida' }),
      await calls.route({ path: '/skugga/:annan' }),
      await calls.route({ path: '/skugga/sen/mer' }),
    ];
    expect([early, pattern, longer].map(({ shadowedBy }) => shadowedBy)).toEqual([null, null, null]);
    expect([late, twin].map(({ shadowedBy }) => shadowedBy)).toEqual([pattern.id, pattern.id]);
    expect(late.shadowedByPath).toBe('/Skugga/:vem');
    const shadowed = await list('state=shadowed&query=skugga');
    expect(shadowed.items.map(({ id }) => id).sort()).toEqual([late.id, twin.id].sort());
    await change(pattern.id, { ...sent(pattern), path: '/ljus/:vem' });
    expect((await list('state=shadowed&query=skugga')).total).toBe(0);
  });
});

describe('what routes can lead to', () => {
  type Titles = { language: string; translation: string }[];
  type Found = { items: { id: string; title: string; titles: Titles }[]; total: number };
  const resources = async (query: string) =>
    (await service.call({ url: `/api/routing/resources?${query}` })).json<Found>();

  it.each(['team', 'player', 'game', 'gameList', 'table', 'media', 'page'])(
    'is found for the kind %s, by its words, and one by one',
    async (kind) => {
      const all = await resources(`resourceType=${kind}&pageSize=50`);
      // A game without teams is called by its round, which is no word of it.
      const first = all.items.find(({ title }) => !title.includes('to be decided'));
      if (!first) throw new Error(`nothing is found for ${kind}`);
      const word = encodeURIComponent(first.title.split(/[ ,]+/)[0] ?? '');
      expect((await resources(`resourceType=${kind}&searchToken=${word}&pageSize=100`)).items).toContainEqual(first);
      expect((await service.call({ url: `/api/routing/resources/${first.id}` })).json()).toEqual(first);
      const path = `/mål/${kind}`;
      expect(
        await calls.route({ path, resourceType: kind as Route['resourceType'], resourceId: first.id }),
      ).toMatchObject({ isDead: false });
    },
  );

  it('is called in each language where the languages differ in it', async () => {
    const [competition] = (await resources('resourceType=gameList&pageSize=1')).items;
    const named = (wanted: string) => competition?.titles.find(({ language }) => language === wanted)?.translation;
    expect(named('sv')).toBe(competition?.title);
    expect(named('en')).toMatch(/^Northern/);
    const [team] = (await resources('resourceType=team&pageSize=1')).items;
    expect(team?.titles).toEqual([{ language: 'display', translation: team?.title }]);
  });

  it('is nothing for kinds that show no one thing, and nothing of another site', async () => {
    expect(await resources('resourceType=shop')).toMatchObject({ items: [], total: 0 });
    const teamUuid = await firstOf('teams');
    const other = { instanceId: demo.otherNetworksSite };
    expect((await service.call({ url: `/api/routing/resources/${teamUuid}`, ...other })).statusCode).toBe(404);
  });
});

describe('finding routes', () => {
  it('lists by path or title, by kind, and finds words of both', async () => {
    const byPath = (await list('pageSize=100')).items.map(({ path }) => path);
    expect(byPath).toEqual([...byPath].sort(new Intl.Collator('sv').compare));
    expect((await list('resourceType=shop')).items.map(({ path }) => path)).toEqual(['/butik']);
    expect((await list('query=statistik')).items.map(({ path }) => path)).toEqual(['/statistik']);
    expect((await list('sortBy=title&sortOrder=desc&pageSize=1')).items[0]?.title).toMatch(/^[ÅÄÖ]/);
  });

  it('searches without letter case and marks, beginnings first, at most 20, and not for nothing', async () => {
    const found = (await search('NYHET')).json<Route[]>().map(({ path }) => path);
    expect(found[0]).toBe('/nyheter');
    for (let count = 0; count < 22; count++) await create({ path: `/många/${count}`, title: `Många ${count}` });
    expect((await search('manga')).json<Route[]>().length).toBe(20);
    expect((await search('/butik')).json<Route[]>()).toMatchObject([{ path: '/butik', isDead: false }]);
    expect((await search('a%c')).json()).toEqual([]);
    for (const text of ['', ' ']) expect((await search(text)).statusCode, text).toBe(400);
    expect((await service.call({ url: '/api/routing/routes/search' })).statusCode).toBe(400);
  });
});
