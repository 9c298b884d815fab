import { expect, test } from 'vitest';
import { shapeFaults } from './shape.ts';

const nested = (levels: number): unknown => JSON.parse(`${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`);

test('a body of a hundred levels passes', () => expect(shapeFaults(nested(100))).toEqual([]));

test('a deeper one is one fault, however deep it is', () => {
  expect(shapeFaults(nested(102))).toMatchObject([{ path: '', code: 'depth' }]);
  expect(shapeFaults(nested(100_000))).toMatchObject([{ code: 'depth' }]);
});

test('values without a level pass', () => {
  expect([null, 'text', 1, undefined, []].flatMap(shapeFaults)).toEqual([]);
});

test('an object of more names than any body has is one fault, wherever it stands', () => {
  const named = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`n${index}`, 1]));
  expect(shapeFaults({ a: [named(5_000)] })).toEqual([]);
  expect(shapeFaults({ a: [named(5_001)] })).toMatchObject([{ path: '', code: 'maxProperties' }]);
});
