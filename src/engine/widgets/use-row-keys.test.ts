import { expect, it } from 'vitest';
import { keysAfter } from './use-row-keys.ts';

const [a, b, c] = [{ n: 'a' }, { n: 'b' }, { n: 'c' }];
const first = keysAfter({ rows: [], keys: [], next: 0 }, [a, b]);

it('keeps the key of a row that is written, that moves, and whose neighbour goes', () => {
  expect(first.keys).toEqual([0, 1]);
  expect(keysAfter(first, [a, { ...b }]).keys).toEqual([0, 1]);
  expect(keysAfter(first, [b, a]).keys).toEqual([1, 0]);
  expect(keysAfter(first, [b]).keys).toEqual([1]);
});

it('gives a new row a key that none had, and none twice', () => {
  expect(keysAfter(first, [a, c, b]).keys).toEqual([0, 2, 1]);
  expect(keysAfter(first, [b, c]).keys).toEqual([1, 2]);
});
