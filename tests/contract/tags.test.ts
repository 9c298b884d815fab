import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demo, startTestService, type TestService } from './test-service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.close());

type Tag = {
  value: string;
  name: string;
  active: boolean;
  usageCount: number;
  imageCount: number;
  videoCount: number;
  resourceType: string;
  linkType: string | null;
  detail: string | null;
};

const create = (name: string, more = {}) =>
  service.call({ method: 'POST', url: '/api/meta/tag?siteTag=true', body: { name }, ...more });
async function made(name: string): Promise<Tag & { etag: string }> {
  const reply = await create(name);
  expect(reply.statusCode, reply.body).toBe(201);
  return { ...reply.json<Tag>(), etag: String(reply.headers.etag) };
}
const at = (value: string, rest = '') => `/api/meta/tag/${encodeURIComponent(value)}${rest}`;
const search = async (body: object): Promise<Tag[]> =>
  (await service.call({ method: 'POST', url: '/api/meta/tag/search', body })).json<Tag[]>();
const read = async (address: string): Promise<Tag[]> =>
  (await service.call({ url: `/api/meta/v2/tag/${address}` })).json<Tag[]>();
const get = async (value: string) => (await service.call({ url: at(value) })).json<Tag>();
const merge = (from: string[], into: string, headers = {}) =>
  service.call({ method: 'POST', url: '/api/meta/tag/merge', body: { from, into }, headers });
const refusal = (reply: { json<Body>(): Body }) =>
  reply.json<{ fields?: { path: string; code: string }[]; existing?: { uuid: string; displayName: string } }>();

/** A video that bears these tags; it needs no file. */
async function video(tags: string[], gameTags: string[] = []) {
  const body = { name: 'Prov', tags: tags.map((value) => ({ value })), gameTags: gameTags.map((value) => ({ value })) };
  const reply = await service.call({ method: 'POST', url: '/api/media/meta?type=video', body });
  expect(reply.statusCode, reply.body).toBe(201);
  const { id } = reply.json<{ id: string }>();
  const now = async () => {
    const found = await service.call({ url: `/api/media/meta/video/${id}` });
    const { tags, gameTags } = found.json<Record<'tags' | 'gameTags', { value: string; name: string }[]>>();
    return { tags, gameTags, etag: String(found.headers.etag) };
  };
  return { now };
}

describe('a new tag', () => {
  it.each([
    ['Ärlig förlust', 'custom.arlig-forlust'],
    ['🏒🏒', 'custom.tag'],
    ['مباراة اليوم', 'custom.مباراة-اليوم'],
    ['x'.repeat(150), `custom.${'x'.repeat(60)}`],
  ])('called %j has a value made of its name', async (name, value) => {
    const tag = await made(name);
    expect(tag).toMatchObject({ value, name, active: true, usageCount: 0, resourceType: 'custom' });
    expect(await get(value)).toMatchObject({ name });
  });

  it('gets a number where another name has its slug', async () => {
    const [first, second] = [await made('Räv'), await made('Rav')];
    expect([first.value, second.value]).toEqual(['custom.rav', 'custom.rav-2']);
  });

  it('is refused under a name that there is already, and told which one that is', async () => {
    const tag = await made('Sista minuten');
    const reply = await create('  SISTA   minuten\u200b');
    expect(reply.statusCode).toBe(409);
    expect(refusal(reply)).toMatchObject({
      fields: [{ path: 'name', code: 'nameTaken' }],
      existing: { uuid: tag.value, displayName: 'Sista minuten' },
    });
  });

  it('is made once when two tabs make it at the same moment', async () => {
    const replies = await Promise.all(Array.from({ length: 6 }, () => create('Samtidigt')));
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it('gets a value of its own when several with one slug are made at the same moment', async () => {
    const replies = await Promise.all(['Mått', 'Matt', 'Mátt', 'Mätt'].map((name) => create(name)));
    expect(new Set(replies.map((reply) => reply.json<Tag>().value)).size).toBe(4);
  });

  it.each(['\u200b\u2060', '\u202e'])('is refused when its name shows nothing: %j', async (name) => {
    const reply = await create(name);
    expect([reply.statusCode, refusal(reply).fields]).toMatchObject([400, [{ path: 'name' }, { path: 'name' }]]);
  });

  it('is not seen by another site, which can have the same', async () => {
    const tag = await made('Bara här');
    const elsewhere = { instanceId: demo.otherNetworksSite };
    expect((await service.call({ url: at(tag.value), ...elsewhere })).statusCode).toBe(404);
    expect((await create('Bara här', elsewhere)).json()).toMatchObject({
      value: tag.value,
      instanceId: demo.otherNetworksSite,
    });
  });
});

describe('a tag', () => {
  it('is deactivated and activated, each bound to its version', async () => {
    const { value, etag } = await made('Av och på');
    const set = (active: boolean, ifMatch: string) =>
      service.call({ method: 'PUT', url: at(value), body: { active }, headers: { 'if-match': ifMatch } });
    const off = await set(false, etag);
    expect(off.json()).toMatchObject({ active: false });
    expect((await set(true, etag)).statusCode).toBe(412);
    expect((await search({ searchString: 'av och på' })).map((tag) => tag.value)).not.toContain(value);
    expect((await read('search-deactivated?searchQuery=och')).map((tag) => tag.value)).toContain(value);
    expect((await set(true, String(off.headers.etag))).json()).toMatchObject({ active: true });
  });

  it('keeps its value under a new name, which no other may have; its own in other letters it may', async () => {
    const { value } = await made('Gammalt namn');
    await made('Upptaget');
    const rename = (name: string) => service.call({ method: 'PUT', url: at(value, '/name'), body: { name } });
    expect((await rename('upptaget')).statusCode).toBe(409);
    expect((await rename('Gammalt NAMN')).json()).toMatchObject({ value, name: 'Gammalt NAMN' });
    const bearing = await video([value]);
    await rename('Nytt namn');
    expect((await bearing.now()).tags).toMatchObject([{ value, name: 'Nytt namn' }]);
  });

  it('is deleted only while nothing bears it', async () => {
    const { value } = await made('Borttagen');
    await video([value]);
    const refused = await service.call({ method: 'DELETE', url: at(value) });
    expect([refused.statusCode, refusal(refused).fields]).toMatchObject([409, [{ code: 'inUse' }]]);
    const unused = await made('Oanvänd');
    expect((await service.call({ method: 'DELETE', url: at(unused.value) })).statusCode).toBe(204);
    expect((await service.call({ url: at(unused.value) })).statusCode).toBe(404);
  });
});

describe('merging', () => {
  it('rewrites every use once, keeps the target and its place, and ends the others', async () => {
    const [one, two, target, other] = [
      await made('Slås ihop 1'),
      await made('Slås ihop 2'),
      await made('Målet'),
      await made('Annan'),
    ];
    const both = await video([one.value, other.value, two.value]);
    const already = await video([other.value, target.value, one.value]);
    const before = await both.now();
    expect((await get(one.value)).usageCount).toBe(2);
    const reply = await merge([one.value, two.value], target.value);
    expect(reply.json()).toMatchObject({ value: target.value, name: 'Målet', usageCount: 2 });
    const after = await both.now();
    expect(after.tags.map(({ value }) => value)).toEqual([target.value, other.value]);
    expect(after.etag).not.toBe(before.etag);
    expect((await already.now()).tags.map(({ value }) => value)).toEqual([other.value, target.value]);
    expect((await service.call({ url: at(one.value) })).statusCode).toBe(404);
  });

  it('changes nothing when one of them is unknown, and says which', async () => {
    const [one, target] = [await made('Kvar'), await made('Mål för kvar')];
    const bearing = await video([one.value]);
    const reply = await merge([one.value, 'custom.nowhere'], target.value);
    expect([reply.statusCode, refusal(reply).fields]).toMatchObject([400, [{ path: 'from.1', code: 'unknown' }]]);
    expect((await bearing.now()).tags).toMatchObject([{ value: one.value }]);
  });

  it('refuses itself, a tag of a resource, and a target that changed meanwhile', async () => {
    const [one, target] = [await made('En'), await made('Två')];
    const itself = await merge([target.value], target.value);
    expect([itself.statusCode, refusal(itself).fields]).toMatchObject([400, [{ code: 'mergeIntoItself' }]]);
    const [team] = await read('search?include=team&count=1');
    expect((await merge([one.value], team?.value ?? '')).statusCode).toBe(400);
    expect((await merge([one.value], target.value, { 'if-match': '"99"' })).statusCode).toBe(412);
    expect(await get(one.value)).toMatchObject({ name: 'En' });
  });

  it('loses no use that is written at the same moment', async () => {
    const [one, target] = [await made('Kapplöpning'), await made('Mållinje')];
    const writes = Array.from({ length: 8 }, () => video([one.value]).catch(() => undefined));
    const [reply] = await Promise.all([merge([one.value], target.value), ...writes]);
    expect(reply.statusCode).toBe(200);
    const left = await service.call({ url: `/api/media/all?type=video&tag=${one.value}` });
    expect(left.json()).toMatchObject({ total: 0 });
  });
});

describe('searches', () => {
  it('find tags of every kind, and leave out or take only some', async () => {
    const all = await search({ searchString: '' });
    expect(new Set(all.map((tag) => tag.resourceType))).toEqual(
      new Set(['custom', 'team', 'player', 'series', 'game']),
    );
    const only = await search({ searchString: '', onlyResourceTypes: ['team', 'custom'] });
    expect(new Set(only.map((tag) => tag.resourceType))).toEqual(new Set(['team', 'custom']));
    const without = await search({ searchString: '', excludeResourceTypes: ['game', 'player', 'custom', 'team'] });
    expect(new Set(without.map((tag) => tag.resourceType))).toEqual(new Set(['series']));
  });

  it('fold case and marks, and put names that begin so first', async () => {
    await made('Sluttuté');
    await made('Domarens SLUTTUTE');
    const found = await search({ searchString: 'sluttute', onlyResourceTypes: ['custom'] });
    expect(found.map((tag) => tag.name)).toEqual(['Domarens SLUTTUTE', 'Sluttuté']);
    const within = await search({ searchString: 'luttut', onlyResourceTypes: ['custom'] });
    expect(within).toHaveLength(2);
    expect(await search({ searchString: '%_\\' })).toEqual([]);
  });

  it('include, exclude and count', async () => {
    const found = await read('search?include=player&include=team&exclude=player&count=3');
    expect(found).toHaveLength(3);
    expect(new Set(found.map((tag) => tag.resourceType))).toEqual(new Set(['team']));
  });

  it('give games the nearest to now first, with their day', async () => {
    const now = Date.now();
    const games = await read('games?count=10');
    const away = games.map((tag) => Math.abs(Date.parse(tag.detail ?? '') - now));
    expect(away.every(Number.isFinite)).toBe(true);
    expect(away).toEqual([...away].sort((a, b) => a - b));
    expect(games[0]).toMatchObject({
      resourceType: 'game',
      linkType: 'game',
    });
    expect(games[0]?.value).toMatch(/^game\.\w+$/);
  });

  it('call a game whose teams are to be decided by its round, in both languages', async () => {
    const [ssgt] = (await service.call({ url: '/api/sports-v2/ssgts?pageSize=1' })).json<{
      items: { uuid: string }[];
    }>().items;
    const body = { ssgtUuid: ssgt?.uuid, startDateTime: '2031-03-01T18:00:00Z', roundLabel: 'Final' };
    const game = (await service.call({ method: 'POST', url: '/api/sports-v2/games', body })).json<{ uuid: string }>();
    const called = {
      value: `game.${game.uuid}`,
      name: 'Final, teams to be decided',
      titles: [
        { language: 'en', translation: 'Final, teams to be decided' },
        { language: 'sv', translation: 'Final, lagen inte bestämda' },
      ],
    };
    expect((await read(`fetch?tagsToFetch=${called.value}&count=1`))[0]).toMatchObject(called);
    const { now } = await video([(await made('Finalhelg')).value], [called.value]);
    const { tags, gameTags } = await now();
    expect(gameTags).toEqual([called]);
    expect(tags).toMatchObject([{ name: 'Finalhelg', titles: [{ language: 'display', translation: 'Finalhelg' }] }]);
  });

  it('fetch many in their order, games with a link type, and leave out what there is not', async () => {
    const [game] = await read('games?count=1');
    const [team] = await read('search?include=team&count=1');
    const tag = await made('Hämtad');
    const linked = `${game?.value}.referat`;
    const values = [
      linked,
      'custom.nowhere',
      tag.value,
      `${team?.value}.referat`,
      team?.value ?? '',
      game?.value ?? '',
    ];
    const query = values.map((value) => `tagsToFetch=${encodeURIComponent(value)}`).join('&');
    const found = await read(`fetch?${query}&count=100`);
    expect(found.map(({ value, linkType }) => [value, linkType])).toEqual([
      [linked, 'referat'],
      [tag.value, null],
      [team?.value, null],
      [game?.value, 'game'],
    ]);
  });

  it('count what bears a game, whatever it is linked as', async () => {
    const [, game] = await read('games?count=2');
    const before = game?.usageCount ?? 0;
    await video([], [game?.value ?? '']);
    const [, counted] = await read('games?count=2');
    expect(counted?.usageCount).toBe(before + 1);
    expect(counted?.videoCount).toBe((game?.videoCount ?? 0) + 1);
    expect(counted?.imageCount).toBe(game?.imageCount);
  });
});
