import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Competitions, type Ssgt, startCompetitions } from './competitions.ts';
import { demo } from './test-service.ts';

type Thing = { uuid: string; code: string; displayName: string };
type List<Item> = { items: Item[]; total: number };

let competitions: Competitions;
const send = (method: 'POST' | 'DELETE', path: string, body?: unknown, headers = {}) =>
  competitions.service.call({ method, url: `/api/sports-v2/${path}`, body, headers });

beforeAll(async () => {
  competitions = await startCompetitions();
});
afterAll(() => competitions.close());

describe('series with games', () => {
  it('are those of whose competitions a game is there, and no others', async () => {
    const { made } = await competitions.newSsgt();
    const uuids = async (withGames: boolean) => {
      const { items } = await competitions.get<List<Thing>>(`series?pageSize=100&withGames=${withGames}`);
      return items.map(({ uuid }) => uuid);
    };
    expect([await uuids(true), await uuids(false)]).toEqual([
      expect.not.arrayContaining([made.series.uuid]),
      expect.arrayContaining([made.series.uuid]),
    ]);
    await competitions.make('games', { ssgtUuid: made.uuid, startDateTime: '2031-01-05T18:00:00+0000' });
    expect([await uuids(true), await uuids(false)]).toEqual([
      expect.arrayContaining([made.series.uuid]),
      expect.not.arrayContaining([made.series.uuid]),
    ]);
    const all = await competitions.get<List<Thing>>('series?pageSize=100');
    expect((await uuids(true)).length + (await uuids(false)).length).toBe(all.total);
  });
});

describe('a season', () => {
  it('is the only one of its code, also when two make it at once', async () => {
    const replies = await Promise.all([1, 2].map(() => send('POST', 'seasons', { code: '2050' })));
    expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    const lost = replies.find(({ statusCode }) => statusCode === 409);
    expect(lost?.json()).toMatchObject({ fields: [{ path: 'code', code: 'duplicate' }] });
  });

  it.each(['', '205', '20500', '2O50', ' 2050'])('is not called %j', async (code) => {
    const reply = await send('POST', 'seasons', { code });
    expect(reply.json()).toMatchObject({ statusCode: 400, fields: [{ path: 'code', code: 'pattern' }] });
  });

  it('stands in the list by its year, the newest first, and is found', async () => {
    const names = [{ language: 'sv', translation: '🏒 الموسم' }];
    const { made } = await competitions.make<Thing>('seasons', { code: '2060', names });
    const list = await competitions.get<List<Thing>>('seasons?pageSize=100');
    const codes = list.items.map(({ code }) => code);
    expect(codes).toEqual(codes.toSorted().reverse());
    expect(codes).toEqual(expect.arrayContaining(['2022', '2023', '2060']));
    for (const query of ['code=2060', `searchToken=${encodeURIComponent('الموسم')}`])
      expect((await competitions.get<List<Thing>>(`seasons?${query}`)).items, query).toEqual([made]);
  });

  it('is changed, and gives its new name to its competitions, which keep their versions', async () => {
    const { made } = await competitions.newSsgt();
    const url = `seasons/${made.season.uuid}`;
    const before = await competitions.service.call({ url: `/api/sports-v2/${url}` });
    const { code, names: kept } = before.json<Thing & { names: unknown[] }>();
    const names = [{ language: 'sv', translation: 'Jubileumssäsong' }];
    const saved = await competitions.put(url, { code, names }, String(before.headers.etag));
    expect(saved.json()).toMatchObject({ code, names, displayName: 'Jubileumssäsong' });
    expect((await competitions.put(url, { code, names: kept }, String(before.headers.etag))).statusCode).toBe(412);
    const renamed = await competitions.service.call({ url: `/api/sports-v2/ssgts/${made.uuid}` });
    expect(renamed.json<Ssgt>().displayName).toContain('Jubileumssäsong');
    expect(renamed.headers.etag).toBe('"1"');
    const found = await competitions.get<List<Ssgt>>('ssgts?searchToken=jubileumssasong');
    expect(found.items.map(({ uuid }) => uuid)).toEqual([made.uuid]);
    const other = await competitions.make<Thing>('seasons', { code: '2061' });
    const taken = await competitions.put(url, { code: other.made.code });
    expect(taken.json()).toMatchObject({ statusCode: 409, fields: [{ path: 'code', code: 'duplicate' }] });
    await send('DELETE', `seasons/${other.made.uuid}`);
    expect((await competitions.put(`seasons/${other.made.uuid}`, { code: '2061' })).statusCode).toBe(404);
  });

  it('is deleted while nothing uses it, and frees its code', async () => {
    const { made, etag } = await competitions.make<Thing>('seasons', { code: '2070' });
    expect((await send('DELETE', `seasons/${made.uuid}`, undefined, { 'if-match': '"9"' })).statusCode).toBe(412);
    expect((await send('DELETE', `seasons/${made.uuid}`, undefined, { 'if-match': etag })).statusCode).toBe(204);
    expect((await send('DELETE', `seasons/${made.uuid}`)).statusCode).toBe(204);
    expect((await competitions.get<List<Thing>>('seasons?code=2070')).items).toEqual([]);
    expect((await send('POST', 'seasons', { code: '2070' })).statusCode).toBe(201);
    expect((await send('DELETE', 'seasons/nowhere')).statusCode).toBe(404);
  });

  it('stays while a competition uses it', async () => {
    const { made } = await competitions.newSsgt({});
    const reply = await send('DELETE', `seasons/${made.season.uuid}`);
    expect(reply.statusCode).toBe(409);
    expect(reply.json()).toMatchObject({ fields: [{ path: 'seasonUuid', code: 'seasonUsed' }] });
  });

  it('comes back with its competition, unless another has taken its code', async () => {
    const { made } = await competitions.newSsgt({ deleted: true });
    const { season, series, gameType } = made;
    const restored = { season, series, gameType, deleted: false };
    const { items } = await competitions.get<List<Thing>>('seasons?pageSize=100');
    const code = String(items.find(({ uuid }) => uuid === season.uuid)?.code);
    const codes = async () => (await competitions.get<List<Thing>>(`seasons?code=${code}`)).items.length;
    expect((await send('DELETE', `seasons/${season.uuid}`)).statusCode).toBe(204);
    expect(await codes()).toBe(0);
    expect((await competitions.put(`ssgts/${made.uuid}`, restored)).statusCode).toBe(200);
    expect(await codes()).toBe(1);
    await competitions.put(`ssgts/${made.uuid}`, { ...restored, deleted: true });
    await send('DELETE', `seasons/${season.uuid}`);
    expect((await send('POST', 'seasons', { code })).statusCode).toBe(201);
    const refused = await competitions.put(`ssgts/${made.uuid}`, restored);
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ fields: [{ path: 'season', code: 'seasonReplaced' }] });
  });

  it('does not come back over one that takes its code in the same moment', async () => {
    const { made } = await competitions.newSsgt({ deleted: true });
    const { season, series, gameType } = made;
    const { items } = await competitions.get<List<Thing>>('seasons?pageSize=100');
    const code = String(items.find(({ uuid }) => uuid === season.uuid)?.code);
    await send('DELETE', `seasons/${season.uuid}`);
    const other = new Client({ connectionString: competitions.service.databaseUrl });
    await other.connect();
    try {
      await other.query('BEGIN');
      await other.query(`SELECT set_config('app.instance_id', $1, true)`, [demo.site]);
      await other.query(`INSERT INTO seasons (uuid, code, display_name, search_text) VALUES ('quicker', $1, $1, $1)`, [
        code,
      ]);
      const restoring = competitions.put(`ssgts/${made.uuid}`, { season, series, gameType, deleted: false });
      await vi.waitUntil(async () => {
        const { rowCount } = await other.query('SELECT 1 FROM pg_locks WHERE NOT granted');
        return rowCount === 1;
      });
      await other.query('COMMIT');
      const refused = await restoring;
      expect(refused.statusCode, refused.body).toBe(409);
      expect(refused.json()).toMatchObject({ fields: [{ path: 'season', code: 'seasonReplaced' }] });
    } finally {
      await other.end();
    }
  });

  it('is not taken by a new competition while it is deleted', async () => {
    for (let round = 0; round < 5; round++) {
      const body = await competitions.newBody();
      const [made, deleted] = await Promise.all([
        send('POST', 'ssgts', body),
        send('DELETE', `seasons/${body.season.uuid}`),
      ]);
      expect([`201 409`, `400 204`]).toContain(`${made.statusCode} ${deleted.statusCode}`);
    }
  });

  it('is not that of another site', async () => {
    const foreign = await competitions.service.call({
      url: '/api/sports-v2/seasons',
      instanceId: demo.otherNetworksSite,
    });
    const [season] = foreign.json<List<Thing>>().items;
    expect((await send('DELETE', `seasons/${season?.uuid}`)).statusCode).toBe(404);
  });
});

describe('a series', () => {
  it('is the only one of its code, letter case ignored, until it is deleted', async () => {
    const { made } = await competitions.make<Thing>('series', { code: 'Åäö1' });
    const twin = await send('POST', 'series', { code: 'ÅÄÖ1' });
    expect(twin.statusCode).toBe(409);
    expect(twin.json()).toMatchObject({ fields: [{ path: 'code', code: 'duplicate' }] });
    expect((await competitions.put(`series/${made.uuid}`, { code: 'Åäö1', deleted: true })).statusCode).toBe(200);
    expect((await send('POST', 'series', { code: 'ÅÄÖ1' })).statusCode).toBe(201);
    const back = await competitions.put(`series/${made.uuid}`, { code: 'Åäö1', deleted: false });
    expect(back.statusCode).toBe(409);
    const { items } = await competitions.get<List<Thing>>('series?deleted=true');
    expect(items.map(({ uuid }) => uuid)).toEqual([made.uuid]);
  });

  it('keeps what a change leaves out, and refuses a stale version', async () => {
    const names = [{ language: 'sv', translation: 'Serien' }];
    const { made, etag } = await competitions.make<Thing>('series', { code: 'KEEP', names });
    const saved = await competitions.put(`series/${made.uuid}`, { code: 'KEPT' }, etag);
    expect(saved.json()).toMatchObject({ code: 'KEPT', names, displayName: 'Serien' });
    expect((await competitions.put(`series/${made.uuid}`, { code: 'LATE' }, etag)).statusCode).toBe(412);
    expect(await competitions.get(`series/${made.uuid}`)).toEqual(saved.json());
  });

  it('gives its new name to its competitions, which keep their versions', async () => {
    const { made } = await competitions.newSsgt();
    const own = await competitions.make<Ssgt>('ssgts', {
      ...(await competitions.newBody()),
      series: made.series,
      names: [{ language: 'sv', translation: 'Egen' }],
    });
    const names = [{ language: 'sv', translation: 'Omdöpt' }];
    await competitions.put(`series/${made.series.uuid}`, { code: 'NEWNAME', names });
    const renamed = await competitions.service.call({ url: `/api/sports-v2/ssgts/${made.uuid}` });
    expect(renamed.json<Ssgt>().displayName).toMatch(/^Omdöpt 3\d{3} Grundserie$/);
    expect(renamed.headers.etag).toBe('"1"');
    const found = await competitions.get<List<Ssgt>>('ssgts?searchToken=omdopt&sortBy=createdAt');
    expect(found.items.map(({ displayName }) => displayName)).toEqual([renamed.json<Ssgt>().displayName, 'Egen']);
    expect(found.items[1]?.uuid).toBe(own.made.uuid);
  });

  it('lists its competitions, the newest season first, by state', async () => {
    const { items } = await competitions.get<List<Thing>>('series?searchToken=NILJ20');
    const url = `series/${items[0]?.uuid}/competitions`;
    const all = await competitions.get<List<Ssgt & { season: Thing }>>(url);
    expect(all.items.map(({ season, state }) => `${season.code} ${state}`)).toEqual([
      '2026 active',
      '2026 draft',
      '2025 closed',
      '2024 archived',
      '2023 archived',
      '2022 archived',
    ]);
    expect((await competitions.get<List<Ssgt>>(`${url}?state=archived`)).total).toBe(3);
    const empty = await competitions.make<Thing>('series', { code: 'EMPTY' });
    expect(await competitions.get(`series/${empty.made.uuid}/competitions`)).toMatchObject({ items: [], total: 0 });
    const missing = await competitions.service.call({ url: '/api/sports-v2/series/nowhere/competitions' });
    expect(missing.statusCode).toBe(404);
  });
});

describe('the competitions that can be chosen', () => {
  it('are those of the given years', async () => {
    const { items, total } = await competitions.get<List<Ssgt & { season: Thing }>>(
      'ssgts/available?date=2023&date=2022&pageSize=100',
    );
    expect(total).toBe(10);
    expect(items.map(({ season }) => season.code)).toEqual(
      ['2023', '2022'].flatMap((year) => Array.from({ length: 5 }, () => year)),
    );
    expect((await competitions.get<List<Ssgt>>('ssgts/available')).total).toBeGreaterThan(total);
    expect((await competitions.get<List<Ssgt>>('ssgts/available?date=1066')).total).toBe(0);
  });
});
