import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { faultInWords } from '../../bundle-contract.ts';
import { SERVICE } from '../../contract.ts';
import { faultLine } from '../../faults.ts';
import { type JsonObject, listAt, objectAt } from '../../json.ts';
import { readManners, SERVICE_FILE } from '../../manners.ts';
import { mannersFaults } from './manners.ts';
import { schemaFaults } from './schemas.ts';
import { toldAfter } from './told-after.ts';

const bundle = readFileSync('generated/openapi.json', 'utf8');
const service = readFileSync(SERVICE_FILE, 'utf8');

it.each([
  ['a pattern that is none', '"pattern": "\\\\S"', '"pattern": "([A-Z"', '`([A-Z` is no pattern.'],
  [
    'a format misspelt',
    '"format": "web-address"',
    '"format": "web-adress"',
    'There is no format `web-adress`. Did you mean `web-address`?',
  ],
  [
    'limits that nothing keeps',
    /"minLength": 1,\s*"maxLength": 20/,
    '"minLength": 30, "maxLength": 20',
    '`minLength` is 30, and `maxLength` 20: no value keeps both.',
  ],
  ['no value at all', /"enum": \[\s*"rss",[^\]]*\]/, '"enum": []', '`enum` has no value: nothing could be sent.'],
  [
    'a default below the least',
    /"minimum": 1,\s*"maximum": 100,\s*"default": 20/,
    '"minimum": 30, "maximum": 100, "default": 20',
    '`default` is 20, which its limits do not allow.',
  ],
  ['a default of another kind', '"default": 20', '"default": "20"', '`default` is "20", which is no integer.'],
  [
    'a schema of parts that refuses what they have',
    /("ContentFeedInput": \{\s*"description": "[^"]*",\s*)"unevaluatedProperties"/,
    '$1"additionalProperties"',
    '`additionalProperties` refuses every property that `allOf` brings. Write `unevaluatedProperties: false` in its place.',
  ],
  [
    'a reply under a name that nothing reads',
    '"application/json"',
    '"text/json"',
    '`text/json` is not read: all else is `application/json`. Write `application/json`.',
  ],
])('%s is told', (_, from, to, says) => {
  expect(toldAfter(from, to)).toEqual([expect.stringContaining(says)]);
});

it('a save that takes no version of what is read with one is told', () => {
  const document = JSON.parse(bundle) as JsonObject;
  const items = Object.values(objectAt(document, 'paths'));
  const update = items.map((item) => objectAt(item, 'put')).find(({ operationId }) => operationId === 'updateTeam');
  Object.assign(update ?? {}, {
    parameters: listAt(update, 'parameters').filter((one) => !JSON.stringify(one).includes('Match')),
  });
  const [fault] = schemaFaults(document, []);
  expect(fault?.message).toContain('`updateTeam` takes no `If-Match`');
});

it('a read without a version of what is saved by one is told, where others have theirs', () => {
  const document = JSON.parse(bundle) as JsonObject;
  const items = Object.values(objectAt(document, 'paths'));
  const read = items.map((item) => objectAt(item, 'get')).find(({ operationId }) => operationId === 'getTeam');
  delete objectAt(objectAt(read, 'responses'), '200').headers;
  expect(schemaFaults(document, []).map(({ message }) => message)).toEqual([
    '`getTeam` answers no `ETag`, and what it reads is saved by `If-Match`.',
  ]);
});

it('finds the line of a property below its schema, in whichever file that stands', () => {
  const files = [
    { name: 'openapi/a.yaml', text: 'Other:\n  code:\n    pattern: x' },
    { name: 'openapi/b.yaml', text: 'Thing:\n  properties:\n    name: {}\n    code:\n      pattern: (' },
  ];
  const document = { components: { schemas: { Thing: { properties: { code: { pattern: '(' } } } } } };
  expect(schemaFaults(document as JsonObject, files)).toMatchObject([{ file: 'openapi/b.yaml', line: 5 }]);
});

it.each([
  [
    'more rows than any list gives',
    'size: pageSize',
    'size: pageSize\n  largest: 1000',
    'No list gives 1000 rows at once. Write `100`',
  ],
  ['pages without rows', 'size: pageSize', 'size: pageSize\n  largest: 0', 'Nobody asks for 0 rows. Write 1 or more'],
  [
    'a first page that is not the first',
    'page: page\n',
    'page: page\n  first: 2\n',
    'The pages before 2 would never be shown.',
  ],
  [
    'a direction told twice',
    'direction: sortOrder',
    'direction: sortOrder\n  descending: "-"',
    '`direction` says already which way it is ordered.',
  ],
  [
    'no versions',
    'versions: etag',
    'versions: none',
    'without it one person would overwrite what another saved. Write `versions: etag`.',
  ],
  ['a site in a header of HTTP', 'site: x-s8y-instance-id', 'site: If-Match', '`If-Match` is a header of HTTP'],
  ['another base than the contract’s', 'base: /api', 'base: /v2', 'The contract says that the service is at `/api`.'],
  [
    'the code for the sentence',
    'text: message\n  code: code',
    'text: code\n  code: message',
    '`message` is the sentence, and `code` the code.',
  ],
  ['the size for the number of all', 'total: total', 'total: pageSize', '`pageSize` is what `size` asks for'],
  ['things that are said to be ids', 'saved: thing', 'saved: id', 'Saves answer the thing.'],
  ['the kind of refusal for its sentence', 'message: message', 'message: error', '`error` is the kind of refusal'],
  ['a number for the sentence', 'message: message', 'message: statusCode', '`statusCode` holds no sentence.'],
  [
    'the direction and the order swapped',
    'by: sortBy\n  direction: sortOrder',
    'by: sortOrder\n  direction: sortBy',
    '`sortBy` takes neither `asc` nor `desc`. The only one is `sortOrder`.',
  ],
  ['rows where no page has them', 'items: items', 'items: rows', 'No reply has `rows`. The only one is `items`.'],
  ['a number for the faults of fields', 'fields: fields', 'fields: uses', '`uses` holds no faults of fields.'],
  ['a fault’s path that there is not', 'path: path', 'path: field', 'A fault of a field has no `field`.'],
])('%s is told with its line', (_, from, to, says) => {
  const text = service.replace(from, to);
  const document = { ...(JSON.parse(bundle) as JsonObject), [SERVICE]: readManners(text) };
  expect(mannersFaults(text, document).map(faultLine)).toEqual([
    expect.stringMatching(new RegExp(`^${SERVICE_FILE}:\\d+ .*${says.replaceAll(/[.*+?()[\]]/g, '\\$&')}`)),
  ]);
});

it('nothing is wrong with the contract and the manners as they are', () => {
  const document = JSON.parse(bundle) as JsonObject;
  expect([
    ...schemaFaults(document, []),
    ...mannersFaults(service, { ...document, [SERVICE]: readManners(service) }),
  ]).toEqual([]);
});

it('a reference that leads nowhere is told where it stands, as redocly says it', () => {
  const said =
    "bundling openapi/openapi.yaml...\n[1] openapi/paths/teams.yaml:60:15 at #/teams/get\n\nCan't resolve $ref\n\n58 |     x:\n";
  expect(faultInWords(said)).toMatchObject({
    ...{ file: 'openapi/paths/teams.yaml', line: 60, message: "Can't resolve $ref." },
    suggestion: 'Write the file and the name as they are.',
  });
  expect(faultInWords('redocly is not installed')).toBeUndefined();
});
