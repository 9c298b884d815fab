import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { lintFault } from '../../bundle-contract.ts';
import { Contract, SERVICE } from '../../contract.ts';
import { faultLine } from '../../faults.ts';
import { compileForms, readForms, readInputs } from '../../forms.ts';
import type { JsonObject } from '../../json.ts';
import { readManners, SERVICE_FILE } from '../../manners.ts';
import { part } from '../../mistakes/planting.ts';
import { siteFaults } from './site.ts';

const bundle = readFileSync('generated/openapi.json', 'utf8');
const service = readFileSync(SERVICE_FILE, 'utf8');

/** The faults of the definitions after a change of the contract or of `service.yaml`. */
function told(change: { manners?: (text: string) => string; contract?: (document: JsonObject) => unknown }): string[] {
  const document = JSON.parse(bundle) as JsonObject;
  change.contract?.(document);
  const manners = readManners(change.manners?.(service) ?? service);
  return compileForms(readForms(), readInputs(new Contract({ ...document, [SERVICE]: manners }))).faults.map(faultLine);
}

it.each([
  [/order:\n(?: .*\n)+/, '`order` is missing: 21 lists are ordered, and nothing says by which parameter. Write it,'],
  [/search: .*\n/, '`search` is missing: 18 lists are searched, and nothing says by which parameter. Name it,'],
  [/paging:\n(?: .*\n)+/, '`paging` is missing: lists take `page`, and would be read as if all rows came at once.'],
])('what every list counts on is told once, where it is missing (%s)', (lines, says) => {
  const all = told({ manners: (text) => text.replace(lines, '') });
  expect(all).toEqual([expect.stringContaining(`${SERVICE_FILE}:1 ${says}`)]);
});

it('what lists are searched by and `search` does not name is told there, and not at each list', () => {
  expect(told({ manners: (text) => text.replace(/search: .*/, 'search: [search]') })).toEqual([
    expect.stringMatching(/service\.yaml:\d+ 7 lists are searched by .*`searchToken`.* Write `search: \[search, /),
  ]);
});

it('what must be sent and may be nothing is told where a new one begins without it', () => {
  const needed = (document: JsonObject) =>
    Object.assign(part(document, 'components', 'schemas', 'SponsorInput'), { required: ['name', 'url'] });
  expect(told({ contract: needed })).toEqual([
    expect.stringMatching(/^forms\/sponsor\.json:\d+ `url` must be sent and may be nothing: .* Write `"url": null`/),
  ]);
});

it('a read that gives a list is told alone', () => {
  const many = (document: JsonObject) => {
    const reply = part(document, 'paths', '/sponsors/sponsors/{id}', 'get', 'responses', '200', 'content');
    const media = part(reply, 'application/json');
    media.schema = { type: 'array', items: media.schema ?? {} };
  };
  expect(told({ contract: many })).toEqual([
    expect.stringMatching(
      /^forms\/sponsor\.json:\d+ `getSponsor` gives a list, and what is saved is one thing\. Name /,
    ),
  ]);
});

it('a reply that holds the thing deeper is told alone, and not all that is looked for in it', () => {
  const all = told({
    contract: (document) => delete part(document, 'paths', '/articles/{id}', 'get')['x-reply-holds'],
  });
  expect(all).toEqual([
    expect.stringContaining('Its reply has it in `data.article`: write `x-reply-holds: data.article`'),
  ]);
});

it('fewer names than a form asks for are told at the form', () => {
  const fewer = (document: JsonObject) =>
    Object.assign(part(document, 'components', 'schemas', 'SeasonFields', 'properties', 'names'), { maxItems: 2 });
  expect(told({ contract: fewer })).toEqual([
    expect.stringMatching(/^forms\/season\.json:\d+ It asks for 3 names, and the service takes 2\. Name fewer/),
  ]);
});

it('an operation that is asked for no site is told where another at its address is asked for one', () => {
  const document = { ...(JSON.parse(bundle) as JsonObject), [SERVICE]: readManners(service) };
  expect(siteFaults(document, [])).toEqual([]);
  const list = part(document, 'paths', '/content-feeds', 'get');
  const isSite = (one: unknown) => JSON.stringify(one).includes('InstanceId');
  list.parameters = (list.parameters as JsonObject[]).filter((one) => !isSite(one));
  const text = 'feeds:\n  get:\n    operationId: listContentFeeds\n';
  expect(siteFaults(document, [{ name: 'openapi/paths/content-feeds.yaml', text }]).map(faultLine)).toEqual([
    'openapi/paths/content-feeds.yaml:3 `listContentFeeds` does not take the header `x-s8y-instance-id`, and `createContentFeed` at the same address does. Add it to its parameters.',
  ]);
});

it('a folder among the definitions is told as one', () => {
  const { faults } = compileForms(
    new Map([...readForms(), ['sports', '']]),
    readInputs(new Contract(JSON.parse(bundle) as JsonObject)),
  );
  expect(faults.map(faultLine)).toEqual([
    'forms/sports:1 `sports` is a folder, and no definition in it would be read. Move its files to `forms/`.',
  ]);
});

it('what is needed, said at the property, is told where it belongs', () => {
  const start = { line: 42 };
  const source = { ref: 'openapi/schemas/season.yaml' };
  const pointer = '#/SeasonFields/properties/code/required';
  const message = 'Expected type `array` but got `boolean`.';
  expect(faultLine(lintFault({ message, location: [{ source, pointer, start }] }))).toBe(
    'openapi/schemas/season.yaml:42 Expected type `array` but got `boolean`. Write the names of what is needed at the object that has them, as in `required: [name, code]`.',
  );
});
