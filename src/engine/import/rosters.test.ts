import { readFileSync } from 'node:fs';
import path from 'node:path';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { entities } from '../../../generated/forms.ts';
import { isWhole } from '../entity/entity-kinds.ts';
import type { CellValue } from './cell.ts';
import { cellValue, type FindRows } from './cell-value.ts';
import { checkRow, withTwinsOfFile } from './check-rows.ts';
import { guessMapping, importColumns } from './import-columns.ts';
import { type OpenFile, openFile, reopened } from './open-file.ts';

/** Rosters as people bring them. */
const rosters = path.join(import.meta.dirname, '../../../tests/fixtures/rosters');

const player = await entities.find(({ name }) => name === 'player')?.load();
if (!player || !isWhole(player)) throw new Error('Players have no form');
const columns = importColumns(player);

async function read(name: string): Promise<OpenFile> {
  const bytes = readFileSync(path.join(rosters, name));
  return openFile(columns, new File([bytes], name));
}

const mapped = ({ table }: OpenFile): string[] => Object.keys(guessMapping(columns, table.columns));
const cells = ({ table }: OpenFile): string[] => table.rows.map((row) => row.cells.join('|'));
const PERSON = ['firstName', 'lastName', 'dateOfBirth'];

/** What the cells of a roster mean, row by row, in the order of the form. */
async function values(file: OpenFile, find: FindRows = async () => []): Promise<CellValue[][]> {
  const mapping = guessMapping(columns, file.table.columns);
  const used = columns.filter(({ key }) => mapping[key] !== undefined);
  return Promise.all(
    file.table.rows.map((row) =>
      Promise.all(used.map((column) => cellValue(column, row.cells[mapping[column.key] ?? 0] ?? '', find))),
    ),
  );
}

test('an old spreadsheet of a Mac: columns, letters and lines', async () => {
  const file = await read('b-macroman.csv');
  expect(file.source?.encoding).toBe('macintosh');
  expect(file.table.columns).toEqual(['Förnamn', 'Efternamn', 'Födelsedatum']);
  expect(mapped(file)).toEqual(PERSON);
  expect(cells(file)[0]).toBe('Åke|Sjöström|2001-02-03');
  expect(cells(file)[1]).toContain('|Öberg|');
});

test('Windows-1250, and the way there from a wrong encoding', async () => {
  const file = await read('c-cp1250.csv');
  const right = ['Dražen|Hodžić|1985-09-01', 'Tomáš|Příklad|1990-01-02', 'Łukasz|Żółw|1992-03-04'];
  expect(file.source?.encoding).toBe('windows-1250');
  expect(cells(file)).toEqual(right);
  const wrong = reopened(columns, file, { encoding: 'windows-1252' });
  expect(wrong && cells(wrong)).not.toEqual(right);
  const mended = reopened(columns, wrong, { encoding: 'windows-1250' });
  expect(mended && cells(mended)).toEqual(right);
});

test('semicolons, with commas in the names of columns', async () => {
  const file = await read('i-semicolon-comma.csv');
  expect(file.table).toMatchObject({ delimiter: ';', columns: ['Name, first', 'Name, last', 'Date of birth'] });
  expect(mapped(file)).toEqual(PERSON);
  expect(reopened(columns, file, { delimiter: ',' })?.table.delimiter).toBe(',');
});

test('titles above the names of columns', async () => {
  const file = await read('j-title-rows.csv');
  expect(file.table).toMatchObject({ head: 4, isBelowTitles: true });
  expect(mapped(file)).toEqual([...PERSON, 'jerseyNumber']);
  expect(await values(file)).toEqual([
    [{ value: 'Ada' }, { value: 'Lovelace' }, { value: '2001-02-03' }, { value: 7 }],
  ]);
});

test('invisible characters', async () => {
  const file = await read('k-nbsp-zwsp.csv');
  expect(mapped(file)).toEqual(PERSON);
  expect(await values(file)).toEqual([
    [{ value: 'Ada' }, { value: 'Lovelace' }, { value: '2001-02-03' }],
    [{ value: 'Bo' }, { value: 'Smith' }, { value: '2001-02-04' }],
  ]);
});

test('the same person twice, composed and decomposed', async () => {
  const file = await read('l-same-nfc-nfd.csv');
  const rows = file.table.rows.map(({ line, cells: [firstName, lastName, dateOfBirth] = [], ...row }) => {
    const body = { firstName, lastName, dateOfBirth };
    return { ...row, line, cells: [], body, title: String(firstName), faults: [], twins: [] };
  });
  expect(withTwinsOfFile(player, rows).map(({ twins }) => twins.map(({ line }) => line))).toEqual([[], [2]]);
});

test('codes of countries: every one a country', async () => {
  const found = await values(await read('q-codes.csv'));
  const codes = found.map(([, , country]) => (country && 'value' in country ? country.value : country));
  expect(codes).toEqual('sv FI NO CA CZ SK RU AT DK DE LV CH PL FR DO sv sv sv GB GB'.split(' '));
});

/** The positions of the service. */
const POSITIONS = [
  { code: 'GK', names: ['Goalkeeper', 'Målvakt'] },
  { code: 'D', names: ['Defenseman', 'Back'] },
  { code: 'F', names: ['Forward', 'Forward'] },
];

test('positions, hands and genders by their short forms', async () => {
  const find = async (_: string, text: string) =>
    POSITIONS.filter(({ code, names }) => [code, ...names].some((name) => name.toLowerCase() === text.toLowerCase()));
  const found = await values(await read('s-position.csv'), find);
  expect(found.map((row) => row.slice(2).map((cell) => ('value' in cell ? cell.value : cell)))).toEqual([
    ['male', 'GK', 'L'],
    ['female', 'GK', 'L'],
    ['male', 'GK', 'L'],
    ['female', 'D', 'R'],
    ['male', 'D', 'R'],
    ['female', 'F', 'R'],
  ]);
});

/** Rosters as leagues elsewhere write them, each with the same person. */
test.each([
  [
    'Russia',
    '№;Игрок;Амплуа;Дата рождения;Гражданство;Рост;Вес;Хват;Пол',
    '9;Ян Петров;нападающий;1 мая 2001;Россия;185;88;левый;М',
    'RU',
  ],
  [
    'Germany',
    'Nr.;Vorname;Nachname;Position;Geburtsdatum;Nationalität;Größe;Gewicht;Schusshand;Geschlecht',
    '9;Ян;Петров;Stürmer;1. Mai 2001;Deutschland;185;88;links;männlich',
    'DE',
  ],
  [
    'Finland',
    'Pelinumero;Etunimi;Sukunimi;Pelipaikka;Syntymäaika;Kansalaisuus;Pituus;Paino;Kätisyys;Sukupuoli',
    '9;Ян;Петров;hyökkääjä;1. toukokuuta 2001;Suomi;185;88;vasen;mies',
    'FI',
  ],
  [
    'Czechia',
    'Číslo;Jméno;Příjmení;Pozice;Datum narození;Národnost;Výška;Váha;Držení hole;Pohlaví',
    '9;Ян;Петров;útočník;1. května 2001;Česko;185;88;levá;muž',
    'CZ',
  ],
])('columns, positions, countries and days of a roster from %s', async (_, head, row, nationality) => {
  const file = await openFile(columns, new File([`${head}\n${row}\n`], 'roster.csv'));
  expect(Object.values(guessMapping(columns, file.table.columns)).sort()).toEqual(head.split(';').map((__, at) => at));
  const order = { entity: player, columns, mapping: guessMapping(columns, file.table.columns), start: {} };
  const find = async (_name: string, text: string) => POSITIONS.filter(({ code }) => code === text);
  const [line] = file.table.rows;
  const checked = line && (await checkRow({ ...order, find, client: new QueryClient() }, line, false));
  expect(checked?.faults).toEqual([]);
  expect(checked?.body).toEqual({
    ...{ firstName: 'Ян', lastName: 'Петров', dateOfBirth: '2001-05-01', nationality, gender: 'male' },
    ...{ jerseyNumber: 9, positionCode: 'F', shoots: 'L', height: 185, weight: 88 },
  });
});
