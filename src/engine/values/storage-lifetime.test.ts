import { expect, it } from 'vitest';
import { isAlive, lifetime } from './storage-lifetime.ts';

it('is 12 hours, from the moment of keeping on', () => {
  expect(lifetime).toBe(43_200_000);
  expect(isAlive(1000, 1000)).toBe(true);
  expect(isAlive(1000, 999 + lifetime)).toBe(true);
  expect(isAlive(1000, 1000 + lifetime)).toBe(false);
  expect(isAlive(1000, 999)).toBe(false);
});
