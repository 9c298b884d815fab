import { afterAll, beforeAll, expect, it } from 'vitest';
import { daysLater, momentText } from './moment-text.ts';

const zone = process.env.TZ;
beforeAll(() => {
  process.env.TZ = 'Europe/Stockholm';
});
afterAll(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

const text = (moment: string): string => momentText(Date.parse(moment));

it('the hour that comes twice says which of the two it is', () => {
  expect(text('2026-10-25T00:30:00Z')).toBe('2026-10-25 02:30 GMT+02:00');
  expect(text('2026-10-25T01:30:00Z')).toBe('2026-10-25 02:30 GMT+01:00');
});

it('every other hour is what the clock reads', () => {
  expect(text('2026-10-24T23:30:00Z')).toBe('2026-10-25 01:30');
  expect(text('2026-10-25T02:00:00Z')).toBe('2026-10-25 03:00');
  expect(text('2027-03-28T01:00:00Z')).toBe('2027-03-28 03:00');
});

it('fourteen days are as many days of the calendar, over both changes of the clock', () => {
  expect(momentText(daysLater(Date.parse('2026-10-20T10:00:00Z'), 14))).toBe('2026-11-03 12:00');
  expect(momentText(daysLater(Date.parse('2027-03-20T11:00:00Z'), 14))).toBe('2027-04-03 12:00');
});
