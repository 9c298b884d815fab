import { expect, test } from 'vitest';
import { depthFaults } from './depth.ts';

const nested = (levels: number): unknown => JSON.parse(`${'{"a":['.repeat(levels / 2)}${']}'.repeat(levels / 2)}`);

test('a body of a hundred levels passes', () => expect(depthFaults(nested(100))).toEqual([]));

test('a deeper one is one fault, however deep it is', () => {
  expect(depthFaults(nested(102))).toMatchObject([{ path: '', code: 'depth' }]);
  expect(depthFaults(nested(100_000))).toMatchObject([{ code: 'depth' }]);
});

test('values without a level pass', () => {
  expect([null, 'text', 1, undefined, []].flatMap(depthFaults)).toEqual([]);
});
