import { expect, test } from 'vitest';
import { type JsonObject, listAt, textAt } from '../json.ts';
import { action, column, faultsOf, field, filter, part, planted, removeField, sections, text } from './planting.ts';

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
    'an action told apart by state in three',
    'article',
    (d) => {
      action(d, 'publish').when = { state: ['draft', 'expired'] };
      const again: JsonObject = {
        ...structuredClone(action(d, 'publish')),
        name: 'publish-again',
        when: { state: 'unpublished' },
        label: { en: 'Publish again', sv: 'Publicera igen' },
        ask: {
          one: { en: 'Publish {things} again?', sv: 'Publicera {things} igen?' },
          many: { en: 'Publish {things} again?', sv: 'Publicera {things} igen?' },
        },
      };
      listAt(d, 'actions').splice(1, 0, again);
    },
  ],
  [
    'states that nobody goes through here',
    'ssgt',
    (d) =>
      Object.assign(d, {
        actions: listAt(d, 'actions').filter((one) => !/archive/.test(textAt(one, 'name') ?? '')),
      }),
  ],
  [
    'a condition that comes to the same',
    'article',
    (d) => Object.assign(action(d, 'restore'), { when: { state: 'deleted' } }),
  ],
  ['a switch that nothing turns off', 'layout', (d) => void listAt(d, 'actions').shift()],
  ['attention for nothing', 'image', (d) => void delete filter(d, 'incomplete').watch],
  ['names in all languages', 'main-sponsors', (d) => void delete field(d, 'names').options],
  [
    'names in another order',
    'main-sponsors',
    (d) => Object.assign(part(field(d, 'names'), 'options'), { languages: ['sv', 'en', 'no'] }),
  ],
  ['a logo on any ground', 'sponsor', (d) => void delete part(field(d, 'logoDark'), 'options').look],
  ['tags that link as nothing', 'article', (d) => void delete part(field(d, 'tags'), 'options').links],
  ['tags that nobody makes in place', 'article', (d) => void delete part(field(d, 'tags'), 'options').create],
  [
    'a label in more words than the property',
    'layout-group',
    (d) => Object.assign(field(d, 'columns'), { label: { en: 'Number of columns', sv: 'Antal kolumner' } }),
  ],
  ['the last name first in the form', 'player', (d) => listAt(sections(d)[0], 'fields').reverse()],
  [
    'neither deleted nor restored',
    'series',
    (d) => {
      delete d.actions;
      part(d, 'list').filters = listAt(d.list, 'filters').filter((one) => textAt(one, 'parameter') !== 'deleted');
    },
  ],
  ['nothing looked for before saving', 'team', (d) => void delete part(d, 'form').unique],
  [
    'a list of its own with what another has, narrowed',
    'active-series',
    (d) =>
      Object.assign(d, {
        operations: { list: { operation: 'listSeries', parameters: { deleted: true } } },
        list: { ...part(d, 'list'), order: { by: 'names', direction: 'asc' } },
      }),
  ],
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
  [
    'an identifier beside its name',
    'shop-category',
    (d) => {
      const label = { en: 'Its identifier', sv: 'Dess identifierare' };
      columns(d).push({ field: 'parentId', kind: 'text', label, optional: true });
    },
  ],
  [
    'rows called by a code',
    'editable-series',
    (d) => Object.assign(part(field(d, 'series'), 'options'), { text: 'code' }),
  ],
  ['a facts line of two columns', 'team', (d) => Object.assign(d, { head: { facts: ['teamCode', 'nationality'] } })],
];

test.each(changes)('%s is no mistake', (_, form, change) => {
  expect(faultsOf(planted(form, (d) => void change(d)))).toEqual([]);
});
