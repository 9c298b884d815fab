import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mannersFaults } from './checks/contract/manners.ts';
import { SERVICE } from './contract.ts';
import { faultLine, GenerationError } from './faults.ts';
import type { JsonObject } from './json.ts';
import { mannersOf, readManners, roleOf, SERVICE_FILE } from './manners.ts';

/** What is wrong with a text that should say how a service behaves. */
function faultsOf(text: string): string[] {
  try {
    readManners(text);
    return [];
  } catch (error) {
    if (error instanceof GenerationError) return error.message.split('\n');
    throw error;
  }
}

test('tells a wrong key, a wrong value, what is missing and what is no YAML, each with its line', () => {
  expect(faultsOf('base: /api\nversion: etag\n')).toEqual([
    'openapi/service.yaml:2 There is no key `version` here. Did you mean `versions`?',
  ]);
  expect(faultsOf('base: /api\nupdate: some\npaging:\n  by: offset\n  largest: many\n')).toEqual([
    'openapi/service.yaml:2 `update` cannot be `"some"`. There are `whole` and `changes`.',
    'openapi/service.yaml:5 `largest` must be a number. Write it without quotes.',
    'openapi/service.yaml:4 Paging by `offset` needs `offset`. Add it below `paging`.',
    'openapi/service.yaml:4 Paging by `offset` needs `size`. Add it below `paging`.',
  ]);
  expect(faultsOf('base: /api\npaging: [\n')[0]).toMatch(/^openapi\/service\.yaml:\d This is no YAML: /);
  expect(faultsOf('base: /api\nbase: /v1\n')).toEqual([
    expect.stringMatching(/service\.yaml:2 This is no YAML: Map keys must be unique.* Remove one of the two\.$/),
  ]);
  expect(faultsOf('base: api\n')).toEqual([
    'openapi/service.yaml:1 `base` is no address. Begin it with a slash: `/api`.',
  ]);
  expect(faultsOf('order:\n  direction: dir\n')).toEqual([
    'openapi/service.yaml:2 `direction` orders nothing without `by`. Add `by`, the parameter that says by what.',
  ]);
  expect(faultsOf('search: []\n')).toEqual([
    'openapi/service.yaml:1 `search` names no parameter. Name one as in `[search, q]`, or leave it out.',
  ]);
  expect(faultsOf('base: https://example.com/v1\n')).toEqual([]);
  expect(faultsOf('base: /api/\n')).toEqual([expect.stringContaining('Write `/api`.')]);
  expect(faultsOf('paging:\n  by: link\n')).toEqual([]);
  expect(faultsOf('- base\n')).toEqual([expect.stringContaining('must have keys of its own')]);
});

test('names the kind of paging whose parameters are written', () => {
  expect(faultsOf('paging:\n  by: offset\n  page: page\n  size: size\n')).toEqual([
    'openapi/service.yaml:2 `page` and `size` ask for pages by `page`, and not by `offset`. Write `by: page`, or add `offset` below `paging`.',
  ]);
});

test('knows what a list fills itself, and leaves the rest to filters', () => {
  const manners = mannersOf(
    readManners('paging: { by: offset, offset: skip, size: limit }\norder: { by: sort }\nsearch: [q]\n'),
  );
  const roles = ['skip', 'limit', 'sort', 'q', 'state', ''].map((name) => roleOf(manners, name));
  expect(roles).toEqual(['page', 'size', 'order', 'search', undefined, undefined]);
});

test('tells parameters and places that the contract does not have, where they are named', () => {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as JsonObject;
  const told = (change: (text: string) => string) => {
    const text = change(readFileSync(SERVICE_FILE, 'utf8'));
    return mannersFaults(text, { ...document, [SERVICE]: readManners(text) }).map(faultLine);
  };
  expect(told((text) => text)).toEqual([]);
  expect(told((text) => text.replace('direction: sortOrder', 'direction: sortDirection'))).toEqual([
    expect.stringMatching(/:14 No operation .* \d+ lists take `sortOrder`: write that, or leave it out\.$/),
  ]);
  expect(told((text) => text.replace('path: path\n  text: message', 'path: message\n  text: path'))).toEqual([
    expect.stringContaining(':22 `message` is the sentence, and `path` the field. Put each in the place of the other.'),
  ]);
  expect(told((text) => text.replace('code: code', 'code: message'))).toEqual([
    expect.stringContaining(':24 `text` and `code` are both `message`. Write `code`.'),
  ]);
  expect(told((text) => `${text}lists: console\n`)).toEqual([
    expect.stringContaining(' `lists: console` reads lists whole and searches them itself, and `search` says how'),
  ]);
  expect(told((text) => text.replace('size: pageSize', 'size: pagesize'))).toEqual([
    'openapi/service.yaml:9 No operation that reads has a parameter `pagesize` in its query. Did you mean `pageSize`?',
  ]);
  expect(told((text) => text.replace('items: items', 'items: rowz'))).toEqual([
    expect.stringMatching(/^openapi\/service\.yaml:10 No reply has `rowz`\. /),
  ]);
  expect(told((text) => text.replace('x-s8y-instance-id', 'x-instance-id'))).toEqual([
    'openapi/service.yaml:4 No operation takes the header `x-instance-id`. Write it as the contract does, or leave it out.',
  ]);
  expect(told((text) => text.replace('fields: fields', 'fields: faults'))).toEqual([
    expect.stringContaining(':21 No refusal has `faults`. '),
  ]);
  expect(told((text) => `${text}envelope: result\n`)).toEqual([expect.stringContaining(' No reply has `result`. ')]);
  expect(told((text) => text.replace('  by: page\n', '  by: page\n  first: 0\n'))).toEqual([
    'openapi/service.yaml:8 No list takes the page 0. Write `1`, or leave it out.',
  ]);
  expect(told((text) => text.replace('  message: message', '  message: msg'))).toEqual([
    'openapi/service.yaml:20 No refusal has `msg`. There are `message` and `error`.',
  ]);
  expect(told((text) => text.replace('total: total', 'total: totl'))).toEqual([
    'openapi/service.yaml:11 No reply has `totl`. Did you mean `total`?',
  ]);
});
