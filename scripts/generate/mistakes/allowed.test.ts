import { expect, test } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import { column, faultsOf, field, filter, part, planted, removeField, sections, text } from './planting.ts';

/** What a product owner may well change: none of it is a mistake, however close to one it comes. */

type Change = [what: string, form: string, change: (d: JsonObject) => unknown];

const columns = (d: JsonObject) => listAt(d.list, 'columns');

const changes: Change[] = [
  ['choices called by a short form', 'player', (d) => Object.assign(filter(d, 'teamUuid'), { text: 'teamCode' })],
  ['tags called by a short form', 'team', (d) => Object.assign(column(d, 'series'), { item: 'code' })],
  ['the number of another system', 'sponsor', (d) => Object.assign(column(d, 'externalId'), { label: text('CRM') })],
  [
    'a record by its number',
    'change-log',
    (d) => Object.assign(column(d, 'entityId'), { label: { en: 'Record', sv: 'Post' } }),
  ],
  [
    'a yes that denies in other words',
    'image',
    (d) =>
      Object.assign(filter(d, 'private'), {
        choices: { true: { en: 'Not public', sv: 'Inte offentlig' }, false: { en: 'Public', sv: 'Offentlig' } },
      }),
  ],
  [
    'a yes that is no longer so',
    'team',
    (d) =>
      Object.assign(filter(d, 'deleted'), {
        choices: { true: { en: 'No longer used', sv: 'Används inte längre' }, false: { en: 'In use', sv: 'Används' } },
      }),
  ],
  [
    'a label of four words that is new in English alone',
    'team',
    (d) => Object.assign(part(field(d, 'teamCode'), 'label'), { en: 'Code in the table' }),
  ],
  ['an optional field left out', 'sponsor', (d) => removeField(d, 'note')],
  ['columns in another order, hidden ones shown', 'player', (d) => columns(d).push(columns(d).splice(2, 1)[0] ?? null)],
  ['another widget of the same kind', 'player', (d) => Object.assign(field(d, 'gender'), { widget: 'radio' })],
  [
    'a section shown by a switch of another',
    'sponsor',
    (d) => Object.assign(sections(d).at(-1) ?? {}, { when: { active: true } }),
  ],
  [
    'a field shown while a day is open',
    'player',
    (d) => Object.assign(field(d, 'portraitList'), { when: { dateOfBirth: null } }),
  ],
  [
    'a list in another order',
    'player',
    (d) => Object.assign(part(d, 'list'), { order: { by: 'team', direction: 'asc' } }),
  ],
  ['days without a calendar of a month', 'game', (d) => void delete part(d, 'list').days],
  [
    'a word that both languages have',
    'sponsor',
    (d) => Object.assign(part(field(d, 'note'), 'label'), text('Podcast')),
  ],
  ['the name of a network', 'sponsor', (d) => Object.assign(part(field(d, 'note'), 'label'), text('LinkedIn'))],
  [
    'a label whose Swedish is one English word that Swedes use',
    'sponsor',
    (d) => Object.assign(part(field(d, 'note'), 'label'), { en: 'Advertising film', sv: 'Trailer' }),
  ],
  ['a facts line of two columns', 'team', (d) => Object.assign(d, { head: { facts: ['teamCode', 'nationality'] } })],
];

test.each(changes)('%s is no mistake', (_, form, change) => {
  expect(faultsOf(planted(form, (d) => void change(d)))).toEqual([]);
});
