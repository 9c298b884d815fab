import { expect, it } from 'vitest';
import { staff } from '../../../generated/forms/staff.ts';
import type { FieldDefinition, WidgetName } from '../../contract/entity.ts';
import type { CellValue } from './cell.ts';
import { cellValue } from './cell-value.ts';
import { guessMapping, type ImportColumn, importColumns, missingColumns } from './import-columns.ts';

const label = (en: string, sv: string) => ({ en, sv });
const field = (name: string, widget: WidgetName, rest: Partial<FieldDefinition> = {}): FieldDefinition => ({
  field: name,
  label: label(name, name),
  widget,
  ...rest,
});
const column = (widget: WidgetName, rest: Partial<FieldDefinition> = {}, schema = {}): ImportColumn => ({
  key: 'x',
  field: field('x', widget, rest),
  schema,
  isRequired: false,
  listed: [],
});
const nothing = async (): Promise<readonly object[]> => [];
const read = (of: ImportColumn, text: string): Promise<CellValue> => cellValue(of, text, nothing);

const fields = [
  field('firstName', 'text', { label: label('First name', 'Förnamn') }),
  field('info.phone', 'phone', { label: label('Phone', 'Telefon') }),
  field('owner', 'relation', { options: { superAdministrator: true } }),
  field('extIds', 'external-ids'),
  field('height', 'number', { label: label('Height', 'Längd') }),
  field('deleted', 'switch'),
  field('contactInfo', 'contacts', { label: label('Contact', 'Kontakt'), options: { types: ['email', 'phone'] } }),
];
const list = {
  order: { by: 'x', direction: 'asc' as const },
  pageSize: 25,
  filters: [],
  columns: [
    { field: 'height', kind: 'number' as const, label: label('Tall', 'Lång'), unit: 'cm' },
    { field: 'info.phone', kind: 'text' as const, label: label('Call', 'Ring') },
  ],
};
const entity = {
  list,
  actions: [
    {
      name: 'delete',
      label: label('Delete', 'Ta bort'),
      text: label('x', 'x'),
      tone: 'danger' as const,
      set: { deleted: true },
    },
  ],
  form: { sections: [{ name: 'all', title: label('All', 'Alla'), properties: [], fields }], initial: {} },
  schema: { type: 'object', required: ['firstName'], properties: { firstName: { type: 'string' } } },
};

it('lists what a file can fill: no lists of records, nothing that needs a super administrator, each kind of contact by itself', () => {
  const columns = importColumns(entity);
  expect(columns.map(({ key, isRequired }) => [key, isRequired])).toEqual([
    ['firstName', true],
    ['info.phone', false],
    ['height', false],
    ['contactInfo:email', false],
    ['contactInfo:phone', false],
  ]);
});

it('guesses columns by their names in either language and by their properties, each once', () => {
  const columns = importColumns(entity);
  const guess = (file: string[]) => guessMapping(columns, file);
  expect(guess(['FÖRNAMN', 'Shoe size', 'e-post'])).toEqual({ firstName: 0, 'contactInfo:email': 2 });
  expect(guess(['first_name', 'phone', 'phone (2)'])).toEqual({ firstName: 0, 'info.phone': 1 });
  // The heads of an exported list, with their units.
  expect(guess(['Ring', 'Lång (cm)'])).toEqual({ 'info.phone': 0, height: 1 });
});

it('guesses by a part of a name where nothing else can be meant', () => {
  const more = [
    field('jerseyNumber', 'number', { label: label('Jersey number', 'Tröjnummer') }),
    field('nationality', 'country', { label: label('Nationality', 'Nationalitet') }),
    field('lastName', 'text', { label: label('Last name', 'Efternamn') }),
  ];
  const sections = [{ name: 'all', title: label('All', 'Alla'), properties: [], fields: [...fields, ...more] }];
  const columns = importColumns({ ...entity, form: { sections, initial: {} } });
  const guess = (file: string[]) => guessMapping(columns, file);
  expect(guess(['Nummer', 'Nation'])).toEqual({ jerseyNumber: 0, nationality: 1 });
  // Too little is said; a height in inches; and the second one that a part could name.
  expect(guess(['Name', 'Last', 'Height (in)', 'Number', 'Nummer'])).toEqual({ jerseyNumber: 3 });
  expect(guess(['Number', 'Jersey number'])).toEqual({ jerseyNumber: 1 });
});

it('guesses by what files call a field, also by a sign; a whole name where neither part has a column', () => {
  const wholeName = {
    label: label('Full name', 'Hela namnet'),
    first: 'firstName',
    last: 'lastName',
    called: ['Player'],
  };
  const more = [
    field('firstName', 'text', { label: label('First name', 'Förnamn'), called: ['Name first'] }),
    field('lastName', 'text', { label: label('Last name', 'Efternamn') }),
    field('jerseyNumber', 'number', { called: ['#', 'No'] }),
  ];
  const sections = [{ name: 'all', title: label('All', 'Alla'), properties: [], fields: more }];
  const schema = { required: ['firstName', 'lastName'] };
  const columns = importColumns({ ...entity, schema, form: { sections, initial: {}, wholeName } });
  const guess = (file: string[]) => guessMapping(columns, file);
  expect(guess(['#', 'Player'])).toEqual({ jerseyNumber: 0, wholeName: 1 });
  expect(guess(['Player', 'Name, first', 'nameLast', 'No.'])).toEqual({ firstName: 1, jerseyNumber: 3 });
  expect(guess(['#1', 'x'])).toEqual({});
  const missing = (file: string[]) => missingColumns(columns, guess(file)).map(({ key }) => key);
  expect(missing(['Player'])).toEqual([]);
  expect(missing(['Last name'])).toEqual(['firstName']);
});

it.each([
  ['1 234,5', '', 1234.5],
  ['-7', '', -7],
  ['−7', '', -7],
  ['#7', '', 7],
  ['No. 7', '', 7],
  ['nr 7', '', 7],
  ['185 cm', 'cm', 185],
  ['185cm.', 'cm', 185],
  ['185 см', 'cm', 185],
  ['6 2', 'cm', 188],
  ['1 85', 'cm', 185],
  ['8 0', 'kg', 80],
  ['1,85 м', 'cm', 185],
  ['80 кг', 'kg', 80],
  ['1,85 m', 'cm', 185],
  ['1.9', 'cm', 190],
  ['6\'2"', 'cm', 188],
  ['6’ 2”', 'cm', 188],
  ['5′11″', 'cm', 180],
  ['6 ft 2 in', 'cm', 188],
  ["6'", 'cm', 183],
  ['6-2', 'cm', 188],
  ['73 in', 'cm', 185],
  ['1m85', 'cm', 185],
  ['6\'1.5"', 'cm', 187],
  ['6 feet 1 inch', 'cm', 185],
  ['185 cm (6\'1")', 'cm', 185],
  ['１８５', 'cm', 185],
  ['80 kilogram', 'kg', 80],
  ['№ 7', '', 7],
  ['80kg', 'kg', 80],
  ['80,5 KG', 'kg', 80.5],
  ['176 lbs', 'kg', 80],
])('reads %j as a number of %j', async (text, unit, value) => {
  expect(await read(column('number', { options: { unit } }), text)).toEqual({ value });
});

it.each([
  ['185 kg', 'cm'],
  ['80 cm', 'kg'],
  ['tall', 'cm'],
  ['6 cm 2', 'cm'],
  ['7 apples', ''],
  ['6\'13"', 'cm'],
])('reads no number of its own from %j', async (text, unit) => {
  expect(await read(column('number', { options: { unit } }), text)).toEqual({ problem: 'number' });
});

it.each([
  ['2003-02-14', '2003-02-14'],
  ['2003/2/4', '2003-02-04'],
  ['20030214', '2003-02-14'],
  ['14.2.2003', '2003-02-14'],
  ['14 februari 2003', '2003-02-14'],
  ['3 May 1999', '1999-05-03'],
  ['3-maj-1999', '1999-05-03'],
  ['1 Sept. 1999', '1999-09-01'],
  ['1st Sep, 1999', '1999-09-01'],
  ['February 14, 2003', '2003-02-14'],
  ['14/2 2003', '2003-02-14'],
  ['2003-02-14 00:00:00', '2003-02-14'],
  ['2003-02-14T00:00:00.000Z', '2003-02-14'],
  ['31/12/2001', '2001-12-31'],
  ['12/31/2001', '2001-12-31'],
  ['05/05/2001', '2001-05-05'],
])('reads %s as a day', async (text, value) => expect(await read(column('birth-date'), text)).toEqual({ value }));

it('does not guess whether 03/04/2001 is in March or in April, and refuses days that do not exist', async () => {
  expect(await read(column('date'), '03/04/2001')).toEqual({ problem: 'ambiguousDay' });
  expect(await read(column('date'), '2001-02-30')).toEqual({ problem: 'day' });
  expect(await read(column('date'), 'spring')).toEqual({ problem: 'day' });
  expect(await read(column('date'), '1 ma 2001')).toEqual({ problem: 'day' });
  expect(await read(column('date'), '2001-02-28 13:30')).toEqual({ problem: 'day' });
});

it('reads countries and languages by code and by name in both languages, written as the field says', async () => {
  const country = column('country', { options: { written: { SE: 'sv' } } });
  for (const text of ['SE', 'sv', 'Sweden', 'sverige']) expect(await read(country, text)).toEqual({ value: 'sv' });
  expect(await read(country, 'FI')).toEqual({ value: 'FI' });
  expect(await read(country, 'Tyskland')).toEqual({ value: 'DE' });
  expect(await read(country, 'England')).toEqual({ value: 'GB' });
  expect(await read(country, 'Atlantis')).toEqual({ problem: 'country' });
  expect(await read(column('language'), 'Finnish')).toEqual({ value: 'fi' });
  expect(await read(column('language'), 'SE')).toEqual({ value: 'sv' });
  expect(await read(column('language'), 'Grönländska')).toEqual({ value: 'kl' });
});

it('tidies web addresses as their fields do', async () => {
  expect(await read(column('web-address'), 'example.com/')).toEqual({ value: 'http://example.com' });
  expect(await read({ ...column('contacts'), part: 'web' }, 'example.com/')).toEqual({ value: 'http://example.com' });
  expect(await read({ ...column('contacts'), part: 'phone' }, '08/123/')).toEqual({ value: '08/123/' });
});

it('reads choices by value and by label, in the kind of value that the contract has', async () => {
  const choices = { '1': label('One', 'Ett'), GK: label('Goalkeeper', 'Målvakt') };
  const choice = column('select', { choices }, { enum: [1, 'GK'] });
  expect(await read(choice, 'målvakt')).toEqual({ value: 'GK' });
  expect(await read(choice, 'one')).toEqual({ value: 1 });
  expect(await read(choice, 'Libero')).toEqual({ problem: 'choice' });
  const hand = column('select', {
    choices: { L: { ...label('Left', 'Vänster'), also: ['V', 'Left-handed'] }, '-': label('Both', 'Båda') },
  });
  for (const text of ['l', 'V', 'left handed', 'L.']) expect(await read(hand, text)).toEqual({ value: 'L' });
  expect(await read(hand, '-')).toEqual({ value: '-' });
  expect(await read(hand, 'R')).toEqual({ problem: 'choice' });
});

it('reads yes and no in both languages, tags, and moments', async () => {
  expect(await read(column('switch'), 'Ja')).toEqual({ value: true });
  expect(await read(column('checkbox'), 'no')).toEqual({ value: false });
  for (const yes of ['Y', 'j', '✓', 'Ｙｅｓ']) expect(await read(column('checkbox'), yes)).toEqual({ value: true });
  for (const no of ['N', 'off']) expect(await read(column('checkbox'), no)).toEqual({ value: false });
  expect(await read(column('checkbox'), 'perhaps')).toEqual({ problem: 'yesOrNo' });
  expect(await read(column('tags'), 'a; b, a')).toEqual({ value: ['a', 'b'] });
  expect(await read(column('date-time'), '2026-01-02 10:00Z')).toEqual({ value: '2026-01-02T10:00:00+0000' });
  expect(await read(column('date-time'), 'noon')).toEqual({ problem: 'moment' });
});

it('takes the one thing that a text names, as the field keeps it', async () => {
  const relation = column('relation', {
    options: { source: 'listTeams', value: 'uuid', text: 'name' },
    shape: ['uuid', 'name'],
  });
  const rows = [{ uuid: 'a', name: 'Frost', extra: 1 }];
  expect(await cellValue(relation, 'Frost', async () => rows)).toEqual({ value: { uuid: 'a', name: 'Frost' } });
  expect(await cellValue(relation, 'Frost', async () => [...rows, ...rows])).toEqual({ problem: 'several' });
  expect(await cellValue(relation, 'Frost', nothing)).toEqual({ problem: 'unknown' });
  const options = { source: 'listPositions', value: 'code', text: 'names', also: { GK: ['G', 'MV'] } };
  const find = async (_: string, text: string) => [{ code: text }];
  expect(await cellValue(column('relation', { options }), 'mv', find)).toEqual({ value: 'GK' });
});

it('takes the column of the post on a Russian list of staff for their role, and not for their name', () => {
  expect(guessMapping(importColumns(staff), ['Должность', 'ФИО'])).toEqual({ role: 0, wholeName: 1 });
});
