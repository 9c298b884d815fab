import { expect, test } from 'vitest';
import { isPostponed, originalTime, whenOf, whyNotPostponed } from './postponing.ts';

const game = { deleted: false, state: 'pre-game', played: false } as const;

test.each([
  [game, undefined],
  [{ ...game, state: 'canceled' }, 'canceled'],
  [{ ...game, state: 'live' }, 'live'],
  [{ ...game, state: 'post-game' }, 'played'],
  [{ ...game, played: true }, 'played'],
  [{ ...game, deleted: true, state: 'canceled' }, 'deleted'],
] as const)('%o: %s', (one, why) => {
  expect(whyNotPostponed(one)).toBe(why);
});

/** A moment by the clock of the machine, whatever zone that is in. */
const at = (month: number) => new Date(2026, month - 1, 1, 18).toISOString();

test('the original time is the first one that was ever planned', () => {
  const times = {
    startDateTime: at(12),
    originalStartDateTime: null,
    timeToBeDecided: false,
    originalTimeToBeDecided: false,
  };
  expect(whenOf(originalTime(times))).toBe('2026-12-01 18:00');
  const moved = { ...times, originalStartDateTime: at(11) };
  expect(whenOf(originalTime(moved))).toBe('2026-11-01 18:00');
  expect(whenOf(originalTime({ ...moved, timeToBeDecided: true }))).toBe('2026-11-01 18:00');
  expect(whenOf(originalTime({ ...moved, originalTimeToBeDecided: true }))).toBe('2026-11-01');
});

test('the same moment written in another way is no other time', () => {
  const startDateTime = '2026-12-01T18:00:00+0000';
  expect(isPostponed({ startDateTime, originalStartDateTime: null })).toBe(false);
  expect(isPostponed({ startDateTime, originalStartDateTime: '2026-12-01T18:00:00.000Z' })).toBe(false);
  expect(isPostponed({ startDateTime, originalStartDateTime: '2026-11-01T18:00:00.000Z' })).toBe(true);
});
