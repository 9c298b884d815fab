import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '../../generated/schema.d.ts';
import { type GameCalls, startGameCalls } from './game-calls.ts';
import { demo } from './test-service.ts';

type Schemas = components['schemas'];
type Metadata = Schemas['GameMetadata'];
type Logo = Schemas['GameLogo'];

let calls: GameCalls;
beforeAll(async () => {
  calls = await startGameCalls();
});
afterAll(() => calls.service.close());

const save = (gameUuid: string, metadata: readonly object[], given: object = {}) =>
  ({
    method: 'POST',
    url: '/game-metadata',
    body: { gameUuid, ssgtUuid: calls.known.games.ssgtUuid, metadata, ...given },
  }) as const;
const ticket = { type: 'ticket', uri: 'https://tickets.example/1' };

describe('the metadata of a game', () => {
  it('is empty until it is saved, and then as it was saved, in its order', async () => {
    const { game } = await calls.newGame();
    const empty = { gameUuid: game.uuid, ssgtUuid: game.ssgtUuid, instanceId: demo.site, metadata: [] };
    expect(await calls.get(`/game-metadata/${game.uuid}`)).toEqual(empty);
    const [logo] = await calls.get<Logo[]>('/game-metadata/logos');
    const entries = [
      { type: 'stream', uri: 'play.example/live?id=7#now', label: 'Se matchen 📺', logo: logo?.id },
      { type: 'article', uri: '/articles/7' },
    ];
    const saved = await calls.ask<Metadata>(save(game.uuid, entries, { instanceId: demo.site }));
    expect(saved.metadata).toEqual([entries[0], { ...entries[1], label: null, logo: null }]);
    expect(await calls.get(`/game-metadata/${game.uuid}`)).toEqual(saved);
    expect((await calls.ask<Metadata>(save(game.uuid, []))).metadata).toEqual([]);
  });

  it.each([
    '',
    ' ',
    'two words',
    'javascript:alert(1)',
    'javascript:1/alert(1)',
    'https://',
    'https:// tickets.example',
  ])('is refused with the URI %j, at its field', async (uri) => {
    const { game } = await calls.newGame();
    const { status, faults } = await calls.refused(save(game.uuid, [ticket, { type: 'other', uri }]));
    expect(status).toBe(400);
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every((fault) => fault.startsWith('metadata.1.uri '))).toBe(true);
    expect((await calls.get<Metadata>(`/game-metadata/${game.uuid}`)).metadata).toEqual([]);
  });

  it('takes a type only with its add-on, but keeps what was saved while the site had it', async () => {
    const site = { instanceId: demo.otherNetworksSite };
    const page = await calls.ask<{ items: Schemas['Game'][] }>({ url: '/sports-v2/games?pageSize=1', ...site });
    const { uuid, ssgtUuid } = page.items[0] ?? { uuid: '', ssgtUuid: '' };
    const lineUp = { type: 'lineUp', uri: 'https://lineups.example/1' };
    const refused = { status: 403, faults: ['metadata.1.type addOn'] };
    expect(await calls.refused({ ...save(uuid, [ticket, lineUp], { ssgtUuid }), ...site })).toEqual(refused);
    await savedBefore(demo.otherNetworksSite, uuid, [lineUp]);
    const kept = await calls.ask<Metadata>({ ...save(uuid, [ticket, lineUp], { ssgtUuid }), ...site });
    expect(kept.metadata).toMatchObject([ticket, lineUp]);
    const another = { ...lineUp, uri: 'https://lineups.example/2' };
    expect(await calls.refused({ ...save(uuid, [ticket, another], { ssgtUuid }), ...site })).toEqual(refused);
  });

  it('is refused for another competition, site or game, and with a logo that there is not', async () => {
    const { game } = await calls.newGame();
    const refusals: [ReturnType<typeof save>, string][] = [
      [save('nothing', [ticket]), 'gameUuid unknown'],
      [save(game.uuid, [ticket], { ssgtUuid: calls.known.competitions.draftSsgtUuid }), 'ssgtUuid unknown'],
      [save(game.uuid, [ticket], { instanceId: demo.otherNetworksSite }), 'instanceId unknown'],
      [save(game.uuid, [ticket, { ...ticket, logo: 'nothing' }]), 'metadata.1.logo unknown'],
    ];
    for (const [call, fault] of refusals) expect(await calls.refused(call)).toEqual({ status: 400, faults: [fault] });
    const foreign = { url: `/game-metadata/${game.uuid}`, instanceId: demo.otherNetworksSite };
    expect((await calls.refused(foreign)).status).toBe(404);
  });

  it('saved by two at once from one version, also the first time, is saved by one', async () => {
    const { game } = await calls.newGame();
    for (const round of [1, 2]) {
      const etag = String((await calls.service.call({ url: `/api/game-metadata/${game.uuid}` })).headers.etag);
      const replies = await Promise.all(
        ['a', 'b'].map((label) =>
          calls.service.call({
            ...save(game.uuid, [{ ...ticket, label: `${label}${round}` }]),
            url: '/api/game-metadata',
            headers: { 'if-match': etag },
          }),
        ),
      );
      expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412]);
    }
  });

  it('of the games of a competition has an end, also for a game that comes from another one', async () => {
    const ssgtUuid = await calls.newSsgt();
    const [full, other] = [
      (await calls.newGame({ ssgtUuid })).game.uuid,
      (await calls.newGame({ ssgtUuid })).game.uuid,
    ];
    await calls.ask(save(full, [ticket], { ssgtUuid }));
    await savedBefore(
      demo.site,
      full,
      Array.from({ length: 2400 }, (_, number) => ({ type: 'other', uri: `/${number}${'x'.repeat(2000)}` })),
    );
    const large = Array.from({ length: 100 }, (_, number) => ({ type: 'other', uri: `/${number}${'y'.repeat(1900)}` }));
    const refused = (path: string) => ({ status: 409, faults: [`${path} tooMany`] });
    expect(await calls.refused(save(other, large, { ssgtUuid }))).toEqual(refused('metadata'));
    await calls.ask(save(other, [ticket], { ssgtUuid }));
    const elsewhere = await calls.newSsgt();
    const { game, url } = await calls.newGame({ ssgtUuid: elsewhere });
    await calls.ask(save(game.uuid, large, { ssgtUuid: elsewhere }));
    const move = { method: 'PUT', url, body: { ssgtUuid, startDateTime: game.startDateTime } } as const;
    expect(await calls.refused(move)).toEqual(refused('ssgtUuid'));
    await calls.ask(save(game.uuid, [ticket], { ssgtUuid: elsewhere }));
    await calls.ask(move);
  });

  it('of a competition has the games with some, by start; those without and deleted ones are left out', async () => {
    const ssgtUuid = await calls.newSsgt();
    const game = async (startDateTime: string) => (await calls.newGame({ ssgtUuid, startDateTime })).game.uuid;
    const [late, early] = [await game('2027-05-02T18:00:00Z'), await game('2027-05-01T18:00:00Z')];
    const [empty, gone] = [await game('2027-05-01T18:00:00Z'), await game('2027-05-01T18:00:00Z')];
    for (const uuid of [late, early, empty, gone]) await calls.ask(save(uuid, [ticket], { ssgtUuid }));
    await calls.ask(save(empty, [], { ssgtUuid }));
    const body = { ssgtUuid, startDateTime: '2027-05-01T18:00:00Z', deleted: true };
    await calls.ask({ method: 'PUT', url: `/sports-v2/games/${gone}`, body });
    const list = await calls.get<Metadata[]>(`/game-metadata/by-ssgt/${ssgtUuid}`);
    expect(list.map(({ gameUuid }) => gameUuid)).toEqual([early, late]);
    expect((await calls.refused({ url: '/game-metadata/by-ssgt/nothing' })).status).toBe(404);
  });
});

describe('statistics', () => {
  it.each(['player', 'goalkeeper'] as const)(
    'of the module %s come in two versions, the best first',
    async (module) => {
      const ssgt = calls.known.games.ssgtUuid;
      const first = await calls.get<Schemas['StatisticsModule']>(`/statistics/modules/${module}?ssgt=${ssgt}`);
      const second = await calls.get<Schemas['StatisticsModuleV2']>(`/statistics/v2/modules/${module}?ssgt=${ssgt}`);
      expect(first.rows.length).toBeGreaterThan(0);
      expect(first).toMatchObject({ module, ssgt: { uuid: ssgt } });
      const points = first.rows.map(({ values }) => values.points);
      expect(points).toEqual([...points].sort((a, b) => b - a));
      for (const { values } of first.rows) {
        expect(Object.keys(values)).toEqual(['goals', 'assists', 'points']);
        expect(values.points).toBe(values.goals + values.assists);
      }
      const keys = second.columns.map(({ key }) => key).sort();
      for (const { values } of second.rows) expect(Object.keys(values).sort()).toEqual(keys);
      expect(second.rows.map(({ player }) => player.uuid)).toEqual(first.rows.map(({ player }) => player.uuid));
    },
  );

  it('of a player name each competition with its team, the same figures as its own page, in any order and by pages', async () => {
    const ssgt = calls.known.games.ssgtUuid;
    const { rows } = await calls.get<Schemas['StatisticsModule']>(`/statistics/modules/player?ssgt=${ssgt}`);
    const [best] = rows;
    const url = `/statistics/players?playerUuid=${best?.player.uuid}`;
    const all = await calls.get<Schemas['PlayerStatisticsPage']>(url);
    expect(all.total).toBe(all.items.length);
    const there = all.items.find((row) => row.ssgt.uuid === ssgt);
    expect(there).toMatchObject({ ...best?.values, playerUuid: best?.player.uuid, module: 'player', team: best?.team });
    const descending = await calls.get<Schemas['PlayerStatisticsPage']>(`${url}&sortBy=points&sortOrder=desc`);
    const points = descending.items.map((row) => row.points);
    expect(points).toEqual([...points].sort((a, b) => b - a));
    const beyond = await calls.get<Schemas['PlayerStatisticsPage']>(`${url}&page=${all.total + 1}&pageSize=1`);
    expect(beyond).toMatchObject({ items: [], total: all.total });
  });

  it('of a player are none where there are none, and need a player of the site and the add-on', async () => {
    const { uuid } = await calls.ask<Schemas['Player']>(
      { method: 'POST', url: '/sports-v2/players', body: { firstName: 'Alva', lastName: 'Ny' } },
      201,
    );
    const url = `/statistics/players?playerUuid=${uuid}`;
    expect(await calls.get<object>(url)).toMatchObject({ items: [], total: 0 });
    expect((await calls.refused({ url, instanceId: demo.otherNetworksSite })).status).toBe(404);
    const addOn = { status: 403, faults: ['x-s8y-instance-id addOn'] };
    expect(await calls.refused({ url, instanceId: 'bjorn1_bjorn' })).toEqual(addOn);
  });

  it('need their add-on, a competition of the site, and a module that there is', async () => {
    const ssgt = calls.known.games.ssgtUuid;
    const addOn = { status: 403, faults: ['x-s8y-instance-id addOn'] };
    const url = `/statistics/modules/player?ssgt=${ssgt}`;
    expect(await calls.refused({ url, instanceId: 'bjorn1_bjorn' })).toEqual(addOn);
    const foreign = { url: `/statistics/v2/modules/player?ssgt=${ssgt}`, instanceId: demo.otherNetworksSite };
    expect((await calls.refused(foreign)).status).toBe(404);
    expect(await calls.refused({ url: `/statistics/modules/referee?ssgt=${ssgt}` })).toEqual({
      status: 400,
      faults: ['module enum'],
    });
  });
});

/** Writes metadata as it was saved at a time when the site had every add-on. */
async function savedBefore(instanceId: string, gameUuid: string, entries: readonly object[]): Promise<void> {
  const client = new Client({ connectionString: calls.service.databaseUrl });
  await client.connect();
  await client.query(`SELECT set_config('app.instance_id', $1, false)`, [instanceId]);
  await client.query(
    `INSERT INTO game_metadata (game_uuid, entries, version) VALUES ($1, $2, 2)
     ON CONFLICT (instance_id, game_uuid) DO UPDATE SET entries = excluded.entries, version = game_metadata.version + 1`,
    [gameUuid, JSON.stringify(entries)],
  );
  await client.end();
}
