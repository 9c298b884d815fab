import { expect, it } from 'vitest';
import { isAlive, lifetime, mostAhead } from './storage-lifetime.ts';

it('is 12 hours, from the moment of keeping on', () => {
  expect(lifetime).toBe(43_200_000);
  expect(isAlive(1000, 1000)).toBe(true);
  expect(isAlive(1000, 999 + lifetime)).toBe(true);
  expect(isAlive(1000, 1000 + lifetime)).toBe(false);
});

it('does not end when a clock that was some hours ahead is put right', () => {
  expect(isAlive(mostAhead, 0)).toBe(true);
  expect(isAlive(mostAhead + 1, 0)).toBe(false);
});
