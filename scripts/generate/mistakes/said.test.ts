import { test } from 'vitest';
import { type JsonObject, listAt } from '../json.ts';
import { column, expectRefused, field, filter, type Planted, part } from './planting.ts';

/** What is said of choices and actions, codes where words could stand, and rows that cannot be told apart. */

const action = (d: JsonObject, name: string): JsonObject =>
  (d.actions as JsonObject[]).find((each) => each.name === name) as JsonObject;
const options = (d: JsonObject, path: string): JsonObject => part(field(d, path), 'options');
const items = (d: JsonObject, path: string): JsonObject[] => listAt(field(d, path), 'items') as JsonObject[];
const both = (en: string, sv: string) => ({ en, sv });

const said: Planted[] = [
  [
    'values called as each other',
    'sponsor',
    (d) => {
      const choices = part(column(d, 'state'), 'choices');
      Object.assign(choices, { active: both('Hidden', 'Dold'), inactive: both('Active', 'Aktiv') });
    },
    '"inactive"',
    '`inactive` is called “Active”, which `active` is.',
  ],
  [
    'letters called as each other',
    'player',
    (d) =>
      Object.assign(part(field(d, 'shoots'), 'choices'), { L: both('Right', 'Höger'), R: both('Left', 'Vänster') }),
    '"L"',
    '`L` is called “Right”, which `R` is.',
  ],
  [
    'a question that another action asks',
    'ssgt',
    (d) => Object.assign(action(d, 'reopen'), { ask: action(d, 'unarchive').ask }),
    '"ask"',
    'is what another action asks.',
  ],
  [
    'a question that asks nothing',
    'image',
    (d) =>
      Object.assign(part(action(d, 'hide'), 'ask'), { one: both('Make {things} private', 'Gör {things} privat?') }),
    '"en"',
    'asks nothing. End it with a question mark.',
  ],
  [
    'a reason that is none',
    'custom-tag',
    (d) => Object.assign(action(d, 'delete'), { otherwise: action(d, 'delete').text }),
    '"otherwise"',
    'It is what the action says of itself',
  ],
  [
    'a deletion that does not look like one',
    'sponsor',
    (d) => {
      delete action(d, 'delete').tone;
    },
    '"remove"',
    'It deletes, and looks as what can be taken back.',
  ],
];

const coded: Planted[] = [
  [
    'a choice as it is stored',
    'player',
    (d) => Object.assign(column(d, 'gender'), { kind: 'text' }),
    '"kind"',
    'A column of the kind `text` cannot show `gender`',
  ],
  [
    'a country as it is stored',
    'player',
    (d) => Object.assign(column(d, 'nationality'), { kind: 'text' }),
    '"kind"',
    'A column of the kind `text` cannot show `nationality`',
  ],
  [
    'a code beneath a name',
    'team',
    (d) => Object.assign(column(d, 'displayName'), { secondary: 'nationality' }),
    '"secondary"',
    '`nationality` would be shown as the code that is stored.',
  ],
  [
    'a double click that changes another column',
    'team',
    (d) => Object.assign(column(d, 'teamCode'), { edits: 'gender' }),
    '"edits"',
    'A double click on `gender` changes `gender` already.',
  ],
  [
    'two columns that change the same',
    'team',
    (d) => Object.assign(column(d, 'logo.path'), { edits: 'ownerInstanceId' }),
    '"edits"',
    'A double click on `logo.path` changes `ownerInstanceId` already.',
  ],
  [
    'a name for every new one',
    'sponsor',
    (d) => Object.assign(part(d, 'form', 'initial'), { name: 'New sponsor' }),
    '"name"',
    'Every new one would be called `New sponsor`',
  ],
  [
    'likeness by what half of all have',
    'player',
    (d) => Object.assign(part(d, 'form', 'similar'), { parameters: { gender: 'gender' } }),
    '"parameters"',
    'So many have the same',
  ],
  [
    'a name of a day',
    'player',
    (d) => Object.assign(part(d, 'form', 'wholeName'), { last: 'dateOfBirth' }),
    '"last"',
    '`firstName` and `dateOfBirth` are written in different ways: they are no two parts of a name.',
  ],
  [
    'a link to its own page',
    'team',
    (d) => Object.assign((d.links as JsonObject[])[0] as JsonObject, { path: '/sports/teams/{teamUuid}/edit' }),
    '"path"',
    'is a page of its own.',
  ],
  [
    'choices called by what they are known by',
    'image',
    (d) => Object.assign(filter(d, 'tag'), { text: 'value' }),
    '"text"',
    '`value` identifies a thing, and tells nobody what it is.',
  ],
];

const rows: Planted[] = [
  [
    'a word that is another field’s label',
    'player',
    (d) => (field(d, 'height').called as string[]).push('Weight'),
    '"Weight"',
    '“Weight” means `weight` and `height`.',
  ],
  [
    'a word that is another value’s label',
    'player',
    (d) => (part(field(d, 'gender'), 'choices', 'male').also as string[]).push('Female'),
    '"Female"',
    '“Female” means `female` and `male`.',
  ],
  [
    'a word that is another choice’s code',
    'player',
    (d) => (part(options(d, 'positionCode'), 'also').GK as string[]).push('D'),
    '"D"',
    '“D” means `D` and `GK`.',
  ],
  [
    'portraits of others',
    'staff',
    (d) => Object.assign(field(d, 'staffMedia'), { options: { upload: 'getPlayerPortraitUploadUrl' } }),
    '"upload"',
    '`getPlayerPortraitUploadUrl` uploads for players',
  ],
  [
    'two that take each other’s value',
    'team',
    (d) => Object.assign(options(d, 'teamNames.code'), { inherits: 'teamNames.codeSite' }),
    '"inherits"',
    'each take the value of the other.',
  ],
  [
    'rows whose place nothing fills',
    'site-sponsor-groups',
    (d) => {
      delete options(d, 'groups').order;
    },
    '"widget"',
    'Rows keep their place in `sortOrder`',
  ],
  [
    'an identifier to be written',
    'dynamic-ads',
    (d) => {
      delete items(d, 'htmlSlots').find((each) => each.field === 'id')?.widget;
    },
    '"field"',
    '`id` identifies a row, which nobody writes.',
  ],
  [
    'fields of rows that read alike',
    'social-media-links',
    (d) => Object.assign(items(d, 'links')[1] as JsonObject, { label: items(d, 'links')[0]?.label }),
    '"label"',
    'There is another `Network` beside it.',
  ],
  [
    'rows called by a moment',
    'dynamic-ads',
    (d) => Object.assign(options(d, 'ofProvider'), { text: 'lastModified' }),
    '"text"',
    '`lastModified` is a moment, which names nothing.',
  ],
];

test.each([...said, ...coded, ...rows])('%s', (...mistake) => expectRefused(...mistake));
