import { expect, it } from 'vitest';
import { formatDate, formatDateTime, sentTimestamp } from './date-time.ts';

it('shows moments as yyyy-MM-dd HH:mm, in the time zone of the user', () => {
  expect(formatDateTime(new Date(2026, 0, 5, 7, 3).toISOString())).toBe('2026-01-05 07:03');
  expect(formatDateTime('soon')).toBe('soon');
});

it('sends moments without milliseconds and with the suffix +0000', () => {
  expect(sentTimestamp('2026-11-21T18:30:05.123Z')).toBe('2026-11-21T18:30:05+0000');
});

it('shows a plain day as it is, whatever the time zone', () => {
  expect(formatDate('2007-03-01')).toBe('2007-03-01');
  expect(formatDate(new Date(2026, 0, 5, 7, 3).toISOString())).toBe('2026-01-05 07:03');
});
