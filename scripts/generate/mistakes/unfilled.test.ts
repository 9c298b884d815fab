import { test } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import { expectRefused, field, filter, type Planted, part, rowField, sections, text } from './planting.ts';

/** What keeps to the contract and leaves something empty, closed or without an effect: nobody could fill it, find it or make use of it. */

const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const named = (list: unknown, name: string): JsonObject =>
  (list as JsonObject[]).find((each) => each.name === name) as JsonObject;

const mistakes: Planted[] = [
  [
    'a needed choice that a super administrator makes alone',
    'game',
    (d) => Object.assign(options(d, 'ssgtUuid'), { superAdministrator: true }),
    '"superAdministrator"',
    'The service needs `ssgtUuid`: without a super administrator nobody could make a game. Remove it, or start with a value:',
  ],
  [
    'a choice that super administrators alone may make, open to all',
    'team',
    (d) => delete options(d, 'ownerInstanceId').superAdministrator,
    '{',
    'The service takes another `ownerInstanceId` from super administrators alone. Add `"superAdministrator": true`',
  ],
  [
    'what a row needs, shown in some rows alone',
    'video-channels',
    (d) => Object.assign(rowField(d, 'channels', 'name'), { when: { active: true } }),
    '"when"',
    'While `name` is not shown, the service does not take a row of `channels`. Remove its condition,',
  ],
  [
    'two filters that Home should count',
    'player',
    (d) => Object.assign(filter(d, 'gender'), { watch: 'male' }),
    '"watch"',
    '`gender` already, and one alone. Remove one of the two.',
  ],
  [
    'an option of a widget that has none',
    'content-feed',
    (d) => Object.assign(field(d, 'format'), { widget: 'select', options: { look: 'segments' } }),
    '"look"',
    'There is no key `look` in the options of the widget `select`. It has none: remove it.',
  ],
  [
    'a start with a thing of one site, by a name of its own',
    'page',
    (d) => Object.assign(part(d, 'form', 'initial'), { layoutId: 'default' }),
    '"layoutId"',
    '`default` is one thing of `listSiteLayouts`, which other sites do not have. Leave it out, or write `null`.',
  ],
  [
    'new rows that all have one identifier',
    'dynamic-ads',
    (d) => Object.assign(field(d, 'htmlSlots'), { options: { initial: { id: 'slot-1', name: '', html: '' } } }),
    '"id"',
    'Every new row would have the same `id`. Leave it out.',
  ],
  [
    'a section without anything to see',
    'ssgt',
    (d) => {
      const { options: _, ...ids } = field(d, 'extIds');
      Object.assign(sections(d).at(-1) ?? {}, { fields: [{ ...ids, widget: 'hidden' }] });
    },
    '"fields"',
    'All fields of the section `external-ids` are hidden: it would be a heading alone. Move them to another section.',
  ],
  [
    'identifiers as words',
    'video-channels',
    (d) => {
      const row = rowField(d, 'channels', 'instanceIds');
      row.widget = 'tags';
      delete row.options;
    },
    '"tags"',
    '`instanceIds` keeps identifiers, which nobody knows by heart. Take the widget `multi-relation`,',
  ],
  [
    'a few fixed values that are chosen among sites',
    'hero-slide',
    (d) => {
      const devices = field(d, 'hiddenOn');
      delete devices.choices;
      const source = { source: 'listOwners', value: 'instanceId', text: 'name' };
      Object.assign(devices, { widget: 'multi-relation', options: source });
    },
    '"multi-relation"',
    '`hiddenOn` takes `phone`, `tablet` or `desktop`, and no choice of `listOwners` is one of them. Take the widget `checkboxes`,',
  ],
  [
    'a word that the field refuses',
    'article',
    (d) => Object.assign(options(d, 'metadata.slug'), { words: [text('Match Report')] }),
    '"Match Report"',
    '`metadata.slug` cannot be `"Match Report"`; the service would refuse it.',
  ],
  [
    'an add-on for pictures in a text without any',
    'article',
    (d) => Object.assign(options(d, 'body'), { nodes: ['table', 'embed'] }),
    '"severalPictures"',
    'No picture can be put into the text. Add `picture` to `nodes`, or remove it.',
  ],
  [
    'kinds of contacts that are offered twice',
    'staff',
    (d) => Object.assign(field(d, 'contactInfo'), { options: { types: ['email', 'email', 'phone'] } }),
    '"types"',
    '`types` has an entry twice. Remove one of the two.',
  ],
  [
    'rows that all lead to one page',
    'site-sponsor-groups',
    (d) => Object.assign(part(options(d, 'groups'), 'page'), { path: '/sponsors/setup/main' }),
    '"path"',
    'Every row would lead to `/sponsors/setup/main`, whichever it is. Name the row in it,',
  ],
  [
    'settings that lead back to no page',
    'ecal',
    (d) => Object.assign(part(d, 'paths'), { list: '/settings' }),
    '"list"',
    'There is no page at `/settings`, to which one would return. Write the address of a page.',
  ],
  [
    'a list of one thing that Home should count',
    'game-series',
    (d) => Object.assign(filter(d, 'round'), { watch: 'ro2' }),
    '"watch"',
    'Home has no way to `/sports-config/ssgt/{ssgtUuid}/game-series`, which is a list of one thing. Remove `watch`.',
  ],
  [
    'a list by month of days of birth',
    'player',
    (d) => Object.assign(part(d, 'list'), { days: { field: 'dateOfBirth', filter: 'bornFrom' } }),
    '"dateOfBirth"',
    '`dateOfBirth` is a day of birth: all of them are long over. Remove it, or name another day.',
  ],
  [
    'a calendar of days of birth',
    'player',
    (d) => Object.assign(part(d, 'list'), { calendar: 'dateOfBirth' }),
    '"calendar"',
    '`dateOfBirth` is a day of birth: all of them are long over.',
  ],
  [
    'an action that is offered where it is done',
    'sponsor',
    (d) => void delete named(d.actions, 'deactivate').when,
    '"active"',
    '`deactivate` is offered also where `active` is `false` already. Add `"when": { "active": true }`.',
  ],
  [
    'an action that is offered in the state that it sets',
    'game',
    (d) =>
      listAt(d, 'actions').push({
        ...{ name: 'cancel', label: text('Cancel game'), text: text('The game is not played.') },
        set: { state: 'canceled' },
      }),
    '"canceled"',
    '`cancel` is offered also where `state` is `canceled` already. Add `when` with the values of `state` from which it leads.',
  ],
  [
    'a new one at the address of one that is there',
    'sponsor',
    (d) => Object.assign(part(d, 'paths'), { create: '/sponsors/all/{id}/add' }),
    '"create"',
    '`id` identifies one of them, and the page is for no one yet. Write it without `{id}`.',
  ],
  [
    'short forms in one text',
    'player',
    (d) => Object.assign(part(field(d, 'gender'), 'choices', 'neutral'), { also: ['N, X, Mixed'] }),
    '"N, X, Mixed"',
    '“N, X, Mixed” is one word to an import, which no file has. Write each by itself: `"N", "X", "Mixed"`.',
  ],
  [
    'names of a column in one text',
    'team',
    (d) => Object.assign(field(d, 'displayName'), { called: ['Name, Namn, Team'] }),
    '"Name, Namn, Team"',
    '“Name, Namn, Team” is one word to an import',
  ],
];

test.each(mistakes)('%s is told', (...mistake) => {
  expectRefused(...mistake);
});
