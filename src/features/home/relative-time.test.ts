import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = Date.parse('2026-11-27T12:00:00Z');

it('tells a moment from now in its largest unit', () => {
  expect(relativeTime('2026-11-27T20:40:00Z', 'en', now)).toBe('in 8 hr.');
  expect(relativeTime('2026-11-26T11:00:00Z', 'en', now)).toBe('yesterday');
  expect(relativeTime('2026-11-27T11:56:00Z', 'sv', now)).toBe('för 4 min sen');
  expect(relativeTime('2026-11-27T12:00:20Z', 'en', now)).toBe('this minute');
});
