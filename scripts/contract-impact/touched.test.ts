import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Change } from './compare-contracts.ts';
import { printReport } from './report.ts';
import { touchedCode } from './touched-code.ts';
import { readMentions, touchedForms } from './touched-forms.ts';

const definition = `{
  "name": "thing",
  "operations": { "list": "listThings", "read": "getThing", "create": "createThing", "update": "updateThing" },
  "id": "uuid",
  "title": "name",
  "list": {
    "search": { "en": "Search", "sv": "Sök" },
    "order": { "by": "name", "direction": "asc" },
    "columns": [
      { "field": "name", "kind": "text", "sort": true },
      { "field": "kind", "kind": "relation", "item": "title" }
    ],
    "filters": [
      { "parameter": "kind" },
      { "parameter": "ownerId", "source": "listOwners", "value": "id", "text": "title" }
    ]
  },
  "actions": [{ "name": "retire", "when": { "gone": false },
    "set": { "gone": true } }, { "name": "hide", "call": { "operation": "hideThing", "body": { "hidden": true } } }],
  "form": {
    "initial": { "place": 1 }, "activeSite": "site", "unique": { "field": "code", "parameters": {} },
    "sections": [
      { "name": "main", "fields": [
        { "field": "name" },
        { "field": "names.short" },
        { "field": "tags", "items": [
          { "field": "text" }
        ] },
        { "field": "labels", "options": {
          "create": "createLabel",
          "known": "fetchLabels", "active": "isOffered",
          "upload": "getAddress"
        } }
      ] }
    ]
  }
}
`;

const folder = mkdtempSync(path.join(tmpdir(), 'touchline-impact-'));
writeFileSync(path.join(folder, 'thing.json'), definition);
writeFileSync(path.join(folder, 'broken.json'), '{');
const definitions = readMentions(['thing.json', 'broken.json'].map((name) => path.join(folder, name)));
afterAll(() => rmSync(folder, { recursive: true }));

const change = (rest: Partial<Change>): Change => ({
  operations: ['updateThing'],
  part: 'request',
  path: '',
  isBreaking: true,
  message: 'is gone',
  ...rest,
});

test.each<[string, Partial<Change>, string[]]>([
  ['a field', { path: 'name' }, ['24 field name']],
  ['a field inside', { path: 'names' }, ['25 field names.short']],
  ['a field of a row', { path: 'tags.text' }, ['26 field tags', '27 field tags.text']],
  ['a neighbour with the same beginning is none', { path: 'nam' }, []],
  [
    'a column, the title and the fields, by what is read',
    { operations: ['getThing', 'listThings'], part: 'reply', path: 'items.name' },
    ['5 title name', '10 column name', '24 field name'],
  ],
  ['a filter', { operations: ['listThings'], part: 'parameter', path: 'kind' }, ['14 filter kind']],
  ['the search', { operations: ['listThings'], part: 'parameter', path: 'searchToken' }, ['7 search']],
  [
    'the orders',
    { operations: ['listThings'], part: 'parameter', path: 'sortBy' },
    ['8 order by name', '10 order by name'],
  ],
  ['an operation', { operations: ['createThing'], part: 'operation' }, ['3 operation createThing']],
  ['where choices come from', { operations: ['listOwners'], part: 'operation' }, ['15 filter ownerId, choices']],
  [
    'what choices are called',
    { operations: ['listOwners'], part: 'reply', path: 'title' },
    ['15 filter ownerId, choices'],
  ],
  [
    'what an action asks of a row',
    { operations: ['listThings'], part: 'reply', path: 'items.gone' },
    ['18 action retire'],
  ],
  ['what an action sets', { path: 'gone' }, ['19 action retire']],
  ['what an action’s call sends', { operations: ['hideThing'], part: 'request', path: 'hidden' }, ['19 action hide']],
  [
    'what makes a thing of its name',
    { operations: ['createLabel'], part: 'request', path: 'name' },
    ['30 field labels, making'],
  ],
  ['what reads what is held', { operations: ['fetchLabels'], part: 'operation' }, ['31 field labels, what is known']],
  [
    'what tells whether it is offered',
    { operations: ['fetchLabels'], part: 'reply', path: 'isOffered' },
    ['31 field labels, what is known'],
  ],
  ['what gives an address for a file', { operations: ['getAddress'], part: 'operation' }, ['32 field labels, upload']],
  ['what a new one starts from', { operations: ['createThing'], path: 'place' }, ['21 initial place']],
  ['the active site', { path: 'site' }, ['21 active site site']],
  ['what must be unique', { path: 'code' }, ['21 unique code']],
  [
    'what names a thing in a column',
    { operations: ['listThings'], part: 'reply', path: 'items.kind.title' },
    ['11 column kind', '11 name in column kind'],
  ],
  ['the version that a save tells', { part: 'parameter', path: 'If-Match' }, ['3 operation updateThing']],
  [
    'the version that a read gives',
    { operations: ['getThing'], part: 'header', path: 'ETag' },
    ['3 operation getThing'],
  ],
  ['nothing of another operation', { operations: ['other'], path: 'name' }, []],
])('a change touches %s', (_, planted, expected) => {
  const places = touchedForms(change(planted), definitions);
  expect(places.map(({ line, what }) => `${line} ${what}`)).toEqual(expected);
  expect(new Set(places.map(({ file }) => file))).toEqual(new Set(expected.length > 0 ? ['forms/thing.json'] : []));
});

const code = [
  { path: 'service/operations/things.ts', text: 'async updateThing({ body }) {}' },
  { path: 'service/store/things.ts', text: 'select short_name as "shortName" from things' },
  { path: 'service/images/render.ts', text: 'picture.shortName' },
  { path: 'service/store/others.ts', text: 'updateThings()' },
  { path: 'src/features/wall/wall.tsx', text: 'updateThing(id, body)' },
  { path: 'src/engine/values/values.ts', text: 'type Sent = ThingInput;' },
  { path: 'src/engine/values/values.test.ts', text: 'const sent: ThingInput = {};' },
  { path: 'tests/contract/examples.ts', text: 'updateThing: () => ({ status: 200 })' },
];

test('code is touched where it names operation, schema or, in the service, the property of what it speaks of; as whole words', () => {
  expect(touchedCode(change({ schema: 'ThingInput', path: 'names.shortName' }), code)).toEqual({
    handlers: ['service/operations/things.ts'],
    service: ['service/store/things.ts'],
    features: ['src/features/wall/wall.tsx'],
    src: ['src/engine/values/values.ts'],
    tests: ['src/engine/values/values.test.ts', 'tests/contract/examples.ts'],
  });
});

test('the report names verdict, place and everything touched', () => {
  const planted = change({ schema: 'ThingInput', path: 'name' });
  const impact = { ...planted, forms: touchedForms(planted, definitions), code: touchedCode(planted, code) };
  expect(printReport('HEAD^ (1234567)', [impact])).toBe(
    [
      'The contract against HEAD^ (1234567): 1 change, 1 breaking.',
      '',
      'BREAKING  ThingInput.name (sent by updateThing) is gone',
      '  forms     forms/thing.json:24 field name',
      '  features  src/features/wall/wall.tsx',
      '  handlers  service/operations/things.ts',
      '  src       src/engine/values/values.ts',
      '  tests     src/engine/values/values.test.ts',
      '            tests/contract/examples.ts',
    ].join('\n'),
  );
  expect(printReport('HEAD', [])).toBe('The contract says the same as in HEAD.');
});
