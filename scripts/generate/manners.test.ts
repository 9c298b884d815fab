import { expect, test } from 'vitest';
import { GenerationError } from './faults.ts';
import { mannersOf, readManners, roleOf } from './manners.ts';

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
  expect(faultsOf('paging:\n  by: link\n')).toEqual([]);
  expect(faultsOf('- base\n')).toEqual([expect.stringContaining('must have keys of its own')]);
});

test('knows what a list fills itself, and leaves the rest to filters', () => {
  const manners = mannersOf(
    readManners('paging: { by: offset, offset: skip, size: limit }\norder: { by: sort }\nsearch: [q]\n'),
  );
  const roles = ['skip', 'limit', 'sort', 'q', 'state', ''].map((name) => roleOf(manners, name));
  expect(roles).toEqual(['page', 'size', 'order', 'search', undefined, undefined]);
});
