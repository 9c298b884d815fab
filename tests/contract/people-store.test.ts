import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PlayerInput, StaffInput } from '../../service/store/contract.ts';
import { createPlayer } from '../../service/store/people/player-writes.ts';
import { listPlayers, type PlayerFilter } from '../../service/store/people/players.ts';
import { listStaff, type StaffFilter } from '../../service/store/people/staff.ts';
import { createStaff } from '../../service/store/people/staff-writes.ts';
import { listTeams, type TeamFilter } from '../../service/store/teams/teams.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const site = 'north1_north';
let store: TestDatabase;

beforeAll(async () => {
  store = await demoDatabase();
});
afterAll(() => store.close());

const page = { page: 1, pageSize: 100 };
const teams = (filter: Partial<TeamFilter> = {}) =>
  store.database.readInstance(site, (reader) => listTeams(reader, { ...page, ...filter }));
const players = (filter: Partial<PlayerFilter> = {}) =>
  store.database.readInstance(site, (reader) => listPlayers(reader, { ...page, ...filter }));
const staff = (filter: Partial<StaffFilter> = {}) =>
  store.database.readInstance(site, (reader) => listStaff(reader, { ...page, ...filter }));
const makePlayer = (input: PlayerInput) =>
  store.database.inInstance(site, (tx) => createPlayer(tx, 'tester', input)).then(({ player }) => player);
const makeStaff = (input: StaffInput) =>
  store.database.inInstance(site, (tx) => createStaff(tx, 'tester', input)).then((made) => made.staff);

/** All rows of a list, page by page; fails when a page repeats a row of another. */
async function allRows<Row extends { uuid: string }>(
  list: (filter: { page: number }) => Promise<{ items: Row[]; total: number }>,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (let number = 1; ; number++) {
    const { items, total } = await list({ page: number });
    rows.push(...items);
    if (items.length > 0) continue;
    expect(rows.length).toBe(total);
    expect(new Set(rows.map(({ uuid }) => uuid)).size).toBe(total);
    return rows;
  }
}

const compareNames = new Intl.Collator('sv').compare;
/** Whether values stand in the order, empty ones last in both directions. */
function inOrder(values: readonly (string | number | null | undefined)[], direction: 'asc' | 'desc'): boolean {
  const way = direction === 'asc' ? 1 : -1;
  return values.every((value, index) => {
    const before = values[index - 1];
    if (index === 0 || value === null || value === undefined) return true;
    if (before === null || before === undefined) return false;
    const order = typeof value === 'string' ? compareNames(String(before), value) : Number(before) - value;
    return order * way <= 0;
  });
}

const places = ['GK', 'D', 'C', 'F'];

describe('order', () => {
  type Row = Awaited<ReturnType<typeof players>>['items'][number];
  const byValue: [NonNullable<PlayerFilter['sortBy']>, (row: Row) => string | number | null | undefined][] = [
    ['fullName', (row) => row.lastName],
    ['lastName', (row) => row.lastName],
    ['firstName', (row) => row.firstName],
    ['jerseyNumber', (row) => row.jerseyNumber],
    ['position', (row) => (row.positionCode === null ? null : places.indexOf(row.positionCode))],
    ['shoots', (row) => (row.shoots === null ? null : row.shoots.codePointAt(0))],
    ['dateOfBirth', (row) => row.dateOfBirth],
    ['nationality', (row) => (row.nationality === null ? null : row.nationality.codePointAt(0))],
    ['gender', (row) => row.gender],
    ['height', (row) => row.height],
    ['weight', (row) => row.weight],
    ['team', (row) => row.team?.displayName],
    ['createdAt', (row) => row.createdAt],
    ['lastModified', (row) => row.lastModified],
  ];

  test.each(byValue)('players by %s, in both directions, in pages that never overlap', async (sortBy, readValue) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const rows = await allRows((filter) => players({ sortBy, sortOrder, ...filter }));
      expect(rows.length).toBeGreaterThan(500);
      expect(inOrder(rows.map(readValue), sortOrder), sortOrder).toBe(true);
    }
  });

  test.each([
    'fullName',
    'lastName',
    'firstName',
    'role',
    'nationality',
    'gender',
    'createdAt',
    'lastModified',
  ] as const)('staff by %s, in both directions, in pages that never overlap', async (sortBy) => {
    for (const sortOrder of ['asc', 'desc'] as const) {
      const rows = await allRows((filter) => staff({ sortBy, sortOrder, pageSize: 7, ...filter }));
      const property = sortBy === 'fullName' ? 'lastName' : sortBy;
      if (sortBy !== 'nationality')
        expect(
          inOrder(
            rows.map((row) => row[property]),
            sortOrder,
          ),
        ).toBe(true);
    }
  });
});

describe('filters of players', () => {
  test('by position, gender, country and days of birth, each alone and all together', async () => {
    const everybody = await allRows((filter) => players(filter));
    const born = { bornFrom: '1995-03-01', bornUntil: '2001-09-30' };
    const isBorn = (day: string | null) => day !== null && day >= born.bornFrom && day <= born.bornUntil;
    const count = (filter: Partial<PlayerFilter>) => players(filter).then(({ total }) => total);
    expect(await count({ positionCode: 'GK' })).toBe(everybody.filter((row) => row.positionCode === 'GK').length);
    expect(await count({ gender: 'female' })).toBe(everybody.filter((row) => row.gender === 'female').length);
    expect(await count({ nationality: 'FI' })).toBe(everybody.filter((row) => row.nationality === 'FI').length);
    expect(await count(born)).toBe(everybody.filter((row) => isBorn(row.dateOfBirth)).length);
    const all = everybody.filter(
      (row) => row.positionCode === 'D' && row.gender === 'male' && row.nationality === 'sv' && isBorn(row.dateOfBirth),
    );
    expect(all.length).toBeGreaterThan(0);
    expect(await count({ positionCode: 'D', gender: 'male', nationality: 'SE', ...born })).toBe(all.length);
  });

  test('a day of birth that bounds the range belongs to it', async () => {
    await makePlayer({ firstName: 'Gräns', lastName: 'Fallet', dateOfBirth: '1950-06-15' });
    expect((await players({ bornFrom: '1950-06-15', bornUntil: '1950-06-15' })).total).toBe(1);
    expect((await players({ dateOfBirth: '1950-06-15' })).total).toBe(1);
    expect((await players({ bornFrom: '1950-06-16', bornUntil: '1950-12-31' })).total).toBe(0);
    expect((await players({ bornUntil: '1950-06-14' })).total).toBe(0);
  });

  test('with and without a team add up', async () => {
    const without = await allRows((filter) => players({ withoutTeam: true, ...filter }));
    expect(without.length).toBeGreaterThan(0);
    expect(without.every((row) => row.team === null)).toBe(true);
    const withTeam = await players({ withoutTeam: false });
    expect(withTeam.total + without.length).toBe((await players()).total);
  });

  test('by names as they are, but for letter case', async () => {
    const made = await makePlayer({ firstName: 'Ångström', lastName: 'Öberg-Å', dateOfBirth: '2001-01-02' });
    const found = (filter: Partial<PlayerFilter>) => players(filter).then(({ items }) => items.map(({ uuid }) => uuid));
    const born = { dateOfBirth: '2001-01-02' };
    expect(await found({ firstName: ' ångSTRÖM ', lastName: 'ÖBERG-å', ...born })).toEqual([made.uuid]);
    expect(await found({ lastName: 'öberg-å' })).toEqual([made.uuid]);
    expect(await found({ firstName: 'Angstrom', lastName: 'Öberg-Å' })).toEqual([]);
    expect(await found({ firstName: 'Ång', lastName: 'Öberg-Å' })).toEqual([]);
    expect(await found({ firstName: 'Ångström', lastName: 'Öberg-Å', dateOfBirth: '2001-01-03' })).toEqual([]);
  });
});

describe('filters of staff', () => {
  test('by team and series, and without team; who is no longer active for a team is not its staff', async () => {
    const [team] = (await teams({ teamCode: 'FRO' })).items;
    if (!team) throw new Error('The demo has the team FRO.');
    const before = (await staff({ teamUuid: team.uuid })).total;
    const ofSeries = (await staff({ seriesUuid: team.series[0]?.uuid })).total;
    const without = (await staff({ withoutTeam: true })).total;
    expect(before).toBeGreaterThan(0);
    expect(ofSeries).toBeGreaterThan(before);
    expect(without).toBeGreaterThan(0);
    expect((await staff({ withoutTeam: false })).total + without).toBe((await staff()).total);
    const name = { firstName: 'Före', lastName: 'Detta' };
    await makeStaff({ ...name, teamStaffInfo: { [team.uuid]: { active: false, role: 'Scout', sortOrder: 0 } } });
    expect((await staff({ teamUuid: team.uuid })).total).toBe(before);
    expect((await staff({ seriesUuid: team.series[0]?.uuid })).total).toBe(ofSeries);
    expect((await staff({ withoutTeam: true })).total).toBe(without + 1);
    expect((await staff({ ...name })).items[0]?.teams).toEqual([]);
  });

  test('a search looks through names and roles', async () => {
    await makeStaff({ firstName: 'Örjan', lastName: 'Sökt', role: 'Målvaktstränare' });
    expect((await staff({ search: 'orjan malvakt' })).items.map(({ fullName }) => fullName)).toEqual(['Örjan Sökt']);
  });
});

test.each([
  ['teams', teams],
  ['players', players],
  ['staff', staff],
] as const)('%s by the days of their last change, both included', async (_, list) => {
  const { total } = await list();
  const today = new Date().toISOString().slice(0, 10);
  const around = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  expect((await list({ changedFrom: around(-1), changedUntil: around(1) })).total).toBe(total);
  expect((await list({ changedFrom: around(2) })).total).toBe(0);
  expect((await list({ changedUntil: around(-2) })).total).toBe(0);
  const [first] = (await list({ sortBy: 'lastModified', sortOrder: 'desc' })).items;
  const day = first?.lastModified?.slice(0, 10) ?? today;
  expect((await list({ changedFrom: day, changedUntil: day })).total).toBeGreaterThan(0);
});

test('a day of a change is one of the time zone that is told', async () => {
  const { items } = await teams();
  const uuid = items[0]?.uuid;
  const owner = new Client({ connectionString: store.url });
  await owner.connect();
  try {
    await owner.query(`UPDATE teams SET last_modified = '2021-06-30T22:30:00Z' WHERE instance_id = $1 AND uuid = $2`, [
      site,
      uuid,
    ]);
  } finally {
    await owner.end();
  }
  const changedOn = async (day: string, timeZone?: string) =>
    (await teams({ changedFrom: day, changedUntil: day, timeZone })).items.map((team) => team.uuid);
  expect(await changedOn('2021-06-30')).toEqual([uuid]);
  expect(await changedOn('2021-06-30', 'Europe/Stockholm')).toEqual([]);
  expect(await changedOn('2021-07-01', 'Europe/Stockholm')).toEqual([uuid]);
});
