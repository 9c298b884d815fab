import { expect, it } from 'vitest';
import { recentTime, relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

it('tells a moment from now in its largest unit', () => {
  expect(relativeTime('2026-11-27T20:40:00Z', 'en', now)).toBe('in 8 hr.');
  expect(relativeTime('2026-11-26T11:00:00Z', 'en', now)).toBe('yesterday');
  expect(relativeTime('2026-11-27T11:56:00Z', 'sv', now)).toBe('för 4 min sen');
  expect(relativeTime('2026-11-27T12:00:20Z', 'en', now)).toBe('this minute');
});

it('tells a moment by its distance for a week, and no longer', () => {
  expect(recentTime('2026-11-27T10:00:00Z', 'en', now)).toBe('2 hr. ago');
  expect(recentTime('2026-11-26T10:00:00Z', 'sv', now)).toBe('i går');
  expect(recentTime('2026-11-24T10:00:00Z', 'en', now)).toBe('3 days ago');
  expect(recentTime('2026-11-20T12:00:00Z', 'en', now)).toBeUndefined();
  expect(recentTime('2026-11-28T12:00:00Z', 'en', now)).toBeUndefined();
  expect(recentTime('no date', 'en', now)).toBeUndefined();
});
