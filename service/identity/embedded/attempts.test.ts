import { expect, it } from 'vitest';
import { createAttemptLimiter } from './attempts.ts';

it('allows ten tries in a quarter of an hour, for each key alone', () => {
  let time = 0;
  const attempts = createAttemptLimiter(undefined, () => time);
  const taken = Array.from({ length: 12 }, () => attempts.take('a'));
  expect(taken.filter((allowed) => allowed)).toHaveLength(10);
  expect(attempts.take('b')).toBe(true);
  time = 15 * 60_000;
  expect(attempts.take('a')).toBe(true);
});

it('forgets the tries after a success', () => {
  const attempts = createAttemptLimiter({ tries: 1, windowMs: 1000 }, () => 0);
  expect([attempts.take('a'), attempts.take('a')]).toEqual([true, false]);
  attempts.clear('a');
  expect(attempts.take('a')).toBe(true);
});

it('keeps counting the newest keys under a flood of others', () => {
  const attempts = createAttemptLimiter({ tries: 1, windowMs: 1000 }, () => 0);
  for (let index = 0; index < 20_000; index += 1) attempts.take(`flood ${index}`);
  attempts.take('a');
  expect(attempts.take('a')).toBe(false);
});
