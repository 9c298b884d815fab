import { expect, test } from 'vitest';
import { endsInOrder } from './moments.ts';

test.each([
  ['2026-11-27T18:00:00Z', '2026-11-27T18:00:01Z', true],
  ['2026-11-27T18:00:00Z', '2026-11-27T18:00:00.900Z', false],
  ['2026-11-27T18:00:00Z', '2026-11-27T19:00:00+0100', false],
  ['2026-11-27T18:00:00+0000', '2026-11-27T19:00:00+0000', true],
  [null, '2026-11-27T18:00:00Z', true],
  ['2026-11-27T18:00:00Z', '', true],
  ['2027-03-28T02:30:00', 'unfinished', true],
])('from %s until %s: %s', (from, until, isInOrder) => {
  expect(endsInOrder(from, until)).toBe(isInOrder);
});
