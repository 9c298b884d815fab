import { expect, test } from 'vitest';
import { pageAt } from './page-code.ts';

const at = (path: string) => pageAt(path)?.isList;

test('a list and an editor are known by their addresses', () => {
  expect(at('/sports/players')).toBe(true);
  expect(at('/sports/players/')).toBe(true);
  expect(at('/sports/players/add')).toBe(false);
  expect(at('/sports/players/p1/profile')).toBe(false);
  expect(at('/media-and-files/image/i1/edit')).toBe(false);
});

test('an address that no definition has fetches nothing besides the console', () => {
  expect(at('/')).toBeUndefined();
  expect(at('/sports/players/p1/other')).toBeUndefined();
});
