import { expect, it } from 'vitest';
import { endsTooEarly } from './schedule.ts';

it('an end lies after its beginning, whatever zones the two are written in', () => {
  expect(endsTooEarly('2026-12-10T10:00:00Z', '2026-12-09T10:00:00Z')).toBe(true);
  expect(endsTooEarly('2026-12-10T10:00:00Z', '2026-12-10T11:00:00+0100')).toBe(true);
  expect(endsTooEarly('2026-12-10T10:00:00Z', '2026-12-10T10:00:01Z')).toBe(false);
});

it('what has no beginning or no end is in order', () => {
  expect(endsTooEarly(null, '2026-12-09T10:00:00Z')).toBe(false);
  expect(endsTooEarly('2026-12-10T10:00:00Z', '')).toBe(false);
});
