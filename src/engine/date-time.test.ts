import { expect, it } from 'vitest';
import { formatDateTime } from './date-time.ts';

it('shows moments as yyyy-MM-dd HH:mm, in the time zone of the user', () => {
  expect(formatDateTime(new Date(2026, 0, 5, 7, 3).toISOString())).toBe('2026-01-05 07:03');
  expect(formatDateTime('soon')).toBe('soon');
});
