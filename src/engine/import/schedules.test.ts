import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import type { WholeEntity } from '../../contract/entity.ts';
import { isWhole } from '../entity/entity-kinds.ts';
import { textAt } from '../values/values.ts';
import type { FindRows } from './cell-value.ts';
import { type CheckedRow, checkRow } from './check-rows.ts';
import { guessMapping, importColumns, missingColumns } from './import-columns.ts';
import { unreadValues } from './mended-rows.ts';
import { openFile } from './open-file.ts';

async function definition(name: string): Promise<WholeEntity> {
  const entity = await entities.find((one) => one.name === name)?.load();
  if (!entity || !isWhole(entity)) throw new Error(`${name} has no form`);
  return { ...entity, readPage: () => ({ queryKey: keyOf(), queryFn: async () => ({ items: [], total: 0 }) }) };
}

/** The key of a list that no contract generates. */
const keyOf = (): readonly unknown[] => ['nothing'];

/** Opens and checks a file of an entity; names are looked for in `things`, by source. */
async function check(name: string, lines: readonly string[], things: Readonly<Record<string, readonly object[]>> = {}) {
  const entity = await definition(name);
  const columns = importColumns(entity);
  const file = await openFile(columns, new File([lines.join('\n')], 'file.csv'));
  const mapping = guessMapping(columns, file.table.columns);
  const find: FindRows = async (source, text) =>
    (things[source] ?? []).filter((thing) => Object.values(thing).some((value) => value === text));
  const order = { entity, columns, mapping, start: entity.form.initial, find, client: new QueryClient() };
  const rows: CheckedRow[] = [];
  for (const row of file.table.rows) rows.push(await checkRow(order, row));
  return { columns, mapping, rows };
}

const id = (number: number): string => `00000000-0000-4000-8000-00000000000${number}`;
const teams = [
  { uuid: id(1), displayName: 'Isdalen', teamCode: 'ISD', ownerInstanceId: 'x' },
  { uuid: id(2), displayName: 'Norrvik', teamCode: 'NOR', ownerInstanceId: 'x' },
  { uuid: id(3), displayName: 'Norrvik', teamCode: 'NV2', ownerInstanceId: 'x' },
];
const things = { listTeams: teams, listSsgts: [{ uuid: id(9), displayName: 'Elit 26/27' }] };

test('a Swedish schedule: day and time in two columns, teams by name or code', async () => {
  const { rows } = await check(
    'game',
    [
      'Datum;Tid;Hemmalag;Bortalag;Serie;Arena;Omgång;Hemmamål;Bortamål;Status;Spelad',
      '2026-09-12;19.00;Isdalen;NV2;Elit 26/27;Ishallen;1;3;2;Avslutad;ja',
    ],
    things,
  );
  expect(rows[0]?.faults).toEqual([]);
  expect(rows[0]?.body).toMatchObject({
    ssgtUuid: id(9),
    homeTeam: { uuid: id(1), displayName: 'Isdalen', teamCode: 'ISD' },
    awayTeam: { uuid: id(3) },
    venueName: 'Ishallen',
    roundNumber: 1,
    homeScore: 3,
    awayScore: 2,
    state: 'post-game',
    played: true,
  });
  const start = textAt(rows[0]?.body, 'startDateTime');
  expect(new Date(start.replace('+0000', 'Z'))).toEqual(new Date(2026, 8, 12, 19, 0));
  expect(rows[0]?.title).toMatch(/^Isdalen /);
});

test('an export of games: both teams in one column, each looked for by itself', async () => {
  const lines = [
    'Game,State,Starts,Competition,Venue',
    'Isdalen - NV2,Played,2026-09-21 14:00,Elit 26/27,Ishallen',
    'Isdalen – Nowhere,Upcoming,2026-09-22 14:00,Elit 26/27,Ishallen',
    'Isdalen,Upcoming,2026-09-23 14:00,Elit 26/27,Ishallen',
  ];
  const { rows } = await check('game', lines, things);
  expect(rows[0]?.faults).toEqual([]);
  expect(rows[0]?.body).toMatchObject({ homeTeam: { uuid: id(1) }, awayTeam: { uuid: id(3) }, state: 'post-game' });
  expect(rows[1]?.faults).toMatchObject([{ kind: 'cell', field: { field: 'awayTeam' }, text: 'Nowhere' }]);
  expect(rows[2]?.body).toMatchObject({ homeTeam: { uuid: id(1) }, awayTeam: null });
});

test('an English schedule with one column for the moment; what is missing is asked for', async () => {
  const { columns, mapping, rows } = await check(
    'game',
    ['Date and time,Home,Away,Venue', '2026-09-12 19:00,ISD,NOR,Arena'],
    things,
  );
  expect(missingColumns(columns, mapping).map(({ key }) => key)).toEqual(['ssgtUuid']);
  expect(rows[0]?.faults).toMatchObject([{ kind: 'rule', field: { field: 'ssgtUuid' } }]);
});

test('a name of several teams is asked once for both columns, a day without a time is told', async () => {
  const { columns, mapping, rows } = await check(
    'game',
    [
      'Date,Time,Home team,Away team,League',
      '2026-09-12,19:00,Norrvik,Isdalen,Elit 26/27',
      '2026-09-13,19:00,Isdalen,Norrvik,Elit 26/27',
      '2026-09-14,,Isdalen,NOR,Elit 26/27',
    ],
    things,
  );
  expect(unreadValues(columns, mapping, rows)).toMatchObject([
    { text: 'Norrvik', problem: 'several', source: 'listTeams', rows: [{ line: 2 }, { line: 3 }] },
  ]);
  expect(rows[2]?.faults).toMatchObject([{ kind: 'cell', problem: 'time', text: '2026-09-14' }]);
});

test('teams: names, code, gender by its short forms, club, several series in one cell', async () => {
  const { rows } = await check(
    'team',
    [
      'Lag;Lagkod;Kortnamn;Klubb;Kön;Land;Serier;Hemsida',
      'Isdalen Dam;ISDD;Isdalen;Isdalens IF;Damer;Sverige;Elit|Cup;isdalen.example',
      'Isdalen U20;ISD20;Isdalen;Isdalens IF;P;SWE;Elit, Okänd;',
    ],
    {
      listSeries: [
        { uuid: id(1), displayName: 'Elit' },
        { uuid: id(2), displayName: 'Cup' },
      ],
    },
  );
  expect(rows[0]?.body).toMatchObject({
    displayName: 'Isdalen Dam',
    teamCode: 'ISDD',
    teamNames: { short: 'Isdalen' },
    clubName: { full: 'Isdalens IF' },
    gender: 'female',
    nationality: 'sv',
    series: [{ uuid: id(1) }, { uuid: id(2) }],
    teamInfo: { website: 'http://isdalen.example' },
  });
  expect(rows[1]?.body).toMatchObject({ gender: 'male', nationality: 'sv' });
  expect(rows[1]?.faults).toContainEqual(expect.objectContaining({ problem: 'unknown', text: 'Okänd' }));
});
