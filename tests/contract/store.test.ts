import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TeamInput } from '../../service/store/contract.ts';
import {
  DuplicateError,
  NotFoundError,
  StaleError,
  UnknownReferenceError,
  UnstorableTextError,
} from '../../service/store/errors.ts';
import { listPlayers, type PlayerFilter } from '../../service/store/people/players.ts';
import { listSeries } from '../../service/store/series/series.ts';
import { sql } from '../../service/store/sql.ts';
import { createTeam, updateTeam } from '../../service/store/teams/team-writes.ts';
import { getTeam, listAllTeams, listTeams, type TeamFilter } from '../../service/store/teams/teams.ts';
import { accessTo, isSuperAdmin, listNetworks } from '../../service/store/users/networks.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const site = 'north1_north';
let store: TestDatabase;

beforeAll(async () => {
  store = await demoDatabase();
});

afterAll(() => store.close());

const teams = (filter: Partial<TeamFilter> = {}) =>
  store.database.readInstance(site, (reader) => listTeams(reader, { page: 1, pageSize: 100, ...filter }));
const players = (filter: Partial<PlayerFilter> = {}) =>
  store.database.readInstance(site, (reader) => listPlayers(reader, { page: 1, pageSize: 100, ...filter }));
const create = (input: Partial<TeamInput> & { teamCode: string }) =>
  store.database.inInstance(site, (tx) =>
    createTeam(tx, 'tester', { displayName: input.teamCode, ownerInstanceId: site, ...input }),
  );
const update = (uuid: string, input: TeamInput, version?: number) =>
  store.database.inInstance(site, (tx) => updateTeam(tx, 'tester', uuid, input, version));

describe('search', () => {
  test.each([
    ['alvnas', 'Älvnäs IF'],
    ['ÄLVNÄS', 'Älvnäs IF'],
    ['  if älv ', 'Älvnäs IF'],
    ['bjornvik', 'Björnvik BK'],
  ])('%j finds %s', async (searchToken, name) => {
    expect((await teams({ searchToken })).items.map((team) => team.displayName)).toContain(name);
  });

  test('letters that Unicode does not take apart are found by their plain form', async () => {
    await create({ teamCode: 'LETTERS', displayName: 'Łódź Østre Æsir Þór Đak Straße' });
    for (const searchToken of ['lodz', 'ostre', 'aesir', 'thor', 'dak', 'strasse', 'Østre']) {
      expect(
        (await teams({ searchToken })).items.map((team) => team.teamCode),
        searchToken,
      ).toContain('LETTERS');
    }
  });

  test('signs of LIKE mean themselves', async () => {
    await create({ teamCode: 'SIGNS', displayName: '100%_sure\\yes' });
    for (const searchToken of ['%', '_', '\\', '0%_s', 'e\\y']) {
      expect(
        (await teams({ searchToken })).items.map((team) => team.teamCode),
        searchToken,
      ).toEqual(['SIGNS']);
    }
  });

  test('a blank token does not filter, an unknown one finds nothing', async () => {
    expect((await teams({ searchToken: '  ' })).total).toBe((await teams()).total);
    expect(await teams({ searchToken: 'nowhere' })).toEqual({ items: [], total: 0 });
  });

  test('a character that cannot be stored is refused as such', async () => {
    await expect(teams({ searchToken: 'a\0b' })).rejects.toThrow(UnstorableTextError);
    await expect(create({ teamCode: 'NUL', teamInfo: { phone: '\0' } })).rejects.toThrow(UnstorableTextError);
    await expect(create({ teamCode: 'HALF', teamInfo: { phone: '\ud800' } })).rejects.toThrow(UnstorableTextError);
  });
});

describe('order and pages', () => {
  test('names follow the alphabet with letters that bear marks beside the plain ones', async () => {
    const names = (await teams()).items.map((team) => team.displayName);
    expect(names).toEqual([...names].sort(new Intl.Collator('sv').compare));
  });

  test.each(['displayName', 'teamCode', 'gender', 'nationality', 'ownerSite', 'lastModified'] as const)(
    'pages of teams by %s never overlap, in both directions',
    async (sortBy) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const all = await teams({ sortBy, sortOrder });
        const pages = await Promise.all(
          [1, 2, 3, 4, 5, 6].map((page) => teams({ sortBy, sortOrder, page, pageSize: 9 })),
        );
        expect(pages.flatMap(({ items }) => items.map(({ uuid }) => uuid))).toEqual(all.items.map(({ uuid }) => uuid));
      }
    },
  );

  test.each(['lastName', 'firstName', 'jerseyNumber', 'dateOfBirth', 'lastModified'] as const)(
    'pages of players by %s never overlap, in both directions',
    async (sortBy) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const pages = await Promise.all([1, 2, 3, 4, 5, 6].map((page) => players({ sortBy, sortOrder, page })));
        const uuids = pages.flatMap(({ items }) => items.map(({ uuid }) => uuid));
        expect(new Set(uuids).size).toBe(uuids.length);
        expect(uuids.length).toBe(pages[0]?.total);
      }
    },
  );

  test('empty values come last in both directions', async () => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const last = await players({ sortBy: 'jerseyNumber', sortOrder, page: 6 });
      expect(last.items.at(-1)?.jerseyNumber).toBeNull();
      expect((await players({ sortBy: 'jerseyNumber', sortOrder })).items[0]?.jerseyNumber).not.toBeNull();
    }
  });

  test('a page past the end is empty and still knows the count', async () => {
    expect(await players({ page: 1000 })).toEqual({ items: [], total: 600 });
  });
});

describe('filters', () => {
  test('players by team and by series', async () => {
    const team = (await teams({ searchToken: 'frosthamn hc', gender: 'female' })).items[0];
    const ofTeam = await players({ teamUuid: team?.uuid });
    expect(ofTeam.total).toBeGreaterThan(5);
    expect(new Set(ofTeam.items.map((player) => player.team?.uuid))).toEqual(new Set([team?.uuid]));
    const ofSeries = await players({ seriesUuid: team?.series[0]?.uuid });
    expect(ofSeries.total).toBeGreaterThan(ofTeam.total);
    expect((await players({ teamUuid: 'none' })).total).toBe(0);
  });

  test('teams by owner, code, series and competition', async () => {
    expect((await teams({ ownerInstanceId: 'alvn1_alvn' })).total).toBe(4);
    expect((await teams({ teamCode: 'älvd' })).items.map((team) => team.displayName)).toEqual(['Älvnäs IF Dam']);
    const series = await store.database.readInstance(site, (reader) => listSeries(reader, { page: 1, pageSize: 2 }));
    expect(series.items.length).toBe(2);
    expect(series.total).toBe(5);
    expect((await teams({ seriesUuid: 'none' })).total).toBe(0);
    const [ssgt] = await store.database.readInstance(site, (reader) =>
      reader.query<{ uuid: string }>(sql`SELECT ssgt_uuid AS uuid FROM ssgt_teams LIMIT 1`),
    );
    expect((await teams({ ssgtUuid: ssgt?.uuid })).total).toBe(10);
  });
});

describe('writing a team', () => {
  test('a new team comes back as it was sent, with its owner named', async () => {
    const { team, version } = await create({ teamCode: 'NEW', teamNames: { short: 'New' } });
    expect(version).toBe(1);
    expect(team).toMatchObject({ teamCode: 'NEW', teamNames: { short: 'New' }, clubName: {}, createdBy: 'tester' });
    expect(team.ownerSite).toBe('Northern Ice League');
    expect(await store.database.readInstance(site, (reader) => getTeam(reader, team.uuid))).toEqual({ team, version });
    const choices = await store.database.readInstance(site, listAllTeams);
    expect(choices).toContainEqual({ uuid: team.uuid, displayName: 'NEW', teamCode: 'NEW' });
  });

  test('what an update leaves out keeps its value', async () => {
    const before = (await teams({ teamCode: 'FRO' })).items[0];
    if (!before) throw new Error('The demo has the team FRO.');
    const { uuid, teamCode, ownerInstanceId } = before;
    const { team, version } = await update(uuid, { displayName: 'Renamed', teamCode, ownerInstanceId }, 1);
    expect(version).toBe(2);
    expect(team).toEqual({ ...before, displayName: 'Renamed', lastModified: team.lastModified });
    expect((await teams({ searchToken: 'renamed' })).total).toBe(1);
  });

  test('a code that another team of the owner has is a duplicate, until that team is deleted', async () => {
    const { team } = await create({ teamCode: 'Twice' });
    await expect(create({ teamCode: 'tWICE' })).rejects.toThrow(DuplicateError);
    await expect(create({ teamCode: 'TWICE' })).rejects.toMatchObject({ path: 'teamCode', value: 'TWICE' });
    await create({ teamCode: 'TWICE', ownerInstanceId: 'alvn1_alvn' });
    const input = { displayName: 'Twice', teamCode: 'Twice', ownerInstanceId: site };
    await update(team.uuid, { ...input, deleted: true });
    await create({ teamCode: 'TWICE' });
    await expect(update(team.uuid, { ...input, deleted: false })).rejects.toThrow(DuplicateError);
    expect((await teams({ deleted: true })).items.map(({ uuid }) => uuid)).toEqual([team.uuid]);
  });

  test('of two creations at once one is a duplicate', async () => {
    const results = await Promise.allSettled([create({ teamCode: 'RACE' }), create({ teamCode: 'RACE' })]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  test('a stale version is refused; of two updates of one version one wins', async () => {
    const { team } = await create({ teamCode: 'STALE' });
    const input = { displayName: 'A', teamCode: 'STALE', ownerInstanceId: site };
    const results = await Promise.allSettled([update(team.uuid, input, 1), update(team.uuid, input, 1)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(update(team.uuid, input, 1)).rejects.toThrow(StaleError);
    await expect(update('nobody', input)).rejects.toThrow(NotFoundError);
  });

  test('a team of another site is not found', async () => {
    const { team } = await create({ teamCode: 'OWN' });
    const input = { displayName: 'A', teamCode: 'OWN', ownerInstanceId: 'frost1_frost' };
    const elsewhere = store.database.inInstance('frost1_frost', (tx) => updateTeam(tx, 'tester', team.uuid, input));
    await expect(elsewhere).rejects.toThrow(NotFoundError);
  });

  test('references that the site does not have are refused at their path', async () => {
    const type = { uuid: 'none', code: 'c', visible: true, name: 'n' };
    const refusals: [string, Partial<TeamInput>][] = [
      ['ownerInstanceId', { ownerInstanceId: 'havs1_havs' }],
      ['series.0.uuid', { series: [{ uuid: 'none' }] }],
      ['sport.1.uuid', { sport: [{ uuid: 'SportHockey1' }, { uuid: 'none' }] }],
      ['extIds.0.extIdType.uuid', { extIds: [{ extId: '1', extIdType: type }] }],
    ];
    for (const [path, input] of refusals) {
      const refused = create({ teamCode: 'REFERENCES', ...input });
      await expect(refused, path).rejects.toThrow(UnknownReferenceError);
      await expect(refused, path).rejects.toMatchObject({ path });
    }
    expect((await teams({ teamCode: 'REFERENCES' })).total).toBe(0);
  });

  test('a locked external id stays as it is, the others may change', async () => {
    const register = { uuid: 'RegisterIsa1', code: 'isa', visible: true, name: 'ISA' };
    const { team } = await create({
      teamCode: 'LOCKED',
      extIds: [
        { extId: 'free', extIdType: register },
        { extId: 'fixed', locked: true, extIdType: register },
      ],
    });
    const [free, fixed] = team.extIds;
    if (!free || !fixed) throw new Error('The team has two external ids.');
    const input = { displayName: 'Locked', teamCode: 'LOCKED', ownerInstanceId: site };
    const save = (extIds: TeamInput['extIds']) => update(team.uuid, { ...input, ...(extIds && { extIds }) });
    await expect(save([free])).rejects.toMatchObject({ path: 'extIds' });
    await expect(save([free, { ...fixed, extId: 'other' }])).rejects.toMatchObject({ path: 'extIds.1' });
    const { team: saved } = await save([fixed]);
    expect(saved.extIds).toEqual([fixed]);
    expect((await save(undefined)).team.extIds).toEqual([fixed]);
  });
});

describe('access', () => {
  const networksOf = (subject: string) => store.database.readPlatform((platform) => listNetworks(platform, subject));

  test('an account sees its own sites, a super administrator all', async () => {
    const seen = async (subject: string) =>
      (await networksOf(subject)).map(({ sites, defaultSite }) => [defaultSite, sites.length]);
    expect(await seen('demo-admin')).toEqual([
      [site, 6],
      ['havs1_havs', 1],
    ]);
    expect(await seen('demo-super')).toEqual([
      [site, 6],
      ['havs1_havs', 1],
    ]);
    expect(await seen('demo-club')).toEqual([['frost1_frost', 1]]);
    expect(await seen('demo-outsider')).toEqual([]);
    expect(await seen('nobody')).toEqual([]);
  });

  test('only those may enter a site', async () => {
    await store.database.readPlatform(async (platform) => {
      expect(await accessTo(platform, 'demo-club', site)).toBeUndefined();
      expect((await accessTo(platform, 'demo-club', 'frost1_frost'))?.addOns.dynamicAds).toBe(false);
      expect((await accessTo(platform, 'demo-super', site))?.addOns.dynamicAds).toBe(true);
      expect(await accessTo(platform, 'demo-super', 'nobody1_nobody')).toBeUndefined();
      expect([await isSuperAdmin(platform, 'demo-super'), await isSuperAdmin(platform, 'demo-admin')]).toEqual([
        true,
        false,
      ]);
    });
  });
});

describe('the connection', () => {
  test('the database is known to answer while work waits for a connection', async () => {
    const wait = () => store.database.readInstance(site, (reader) => reader.query(sql`SELECT pg_sleep(1)`));
    const busy = Array.from({ length: 12 }, wait);
    const began = performance.now();
    await store.database.ping();
    expect(performance.now() - began).toBeLessThan(900);
    await Promise.all(busy);
  });

  test('a failed read leaves no trace for the next one', async () => {
    for (let round = 0; round < 20; round++) {
      await expect(
        store.database.readInstance(site, (reader) => reader.query(sql`SELECT 1 / ${0}::int`)),
      ).rejects.toThrow('division by zero');
      expect((await teams({ pageSize: 1 })).items.length).toBe(1);
    }
  });

  test('a reader cannot write, and a failure that was swallowed is not taken for success', async () => {
    await expect(store.database.readInstance(site, (reader) => reader.query(sql`DELETE FROM games`))).rejects.toThrow(
      'read-only transaction',
    );
    await expect(
      store.database.inInstance(site, (tx) => tx.query(sql`SELECT 1 / ${0}::int`).catch(() => 'swallowed')),
    ).rejects.toThrow('undone');
  });
});
