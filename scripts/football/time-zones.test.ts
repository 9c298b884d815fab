import { expect, test } from 'vitest';
import { dayIn, instantOf, isTimeZone, timeZoneOf } from './time-zones.ts';

const at = (date: string, time: string, zone: string) => instantOf(date, time, zone).toISOString();

test.each([
  ['summer', '2025-08-01', '20:30', 'Europe/Vienna', '2025-08-01T18:30:00.000Z'],
  ['winter', '2025-12-01', '20:30', 'Europe/Vienna', '2025-12-01T19:30:00.000Z'],
  ['west of Greenwich, over midnight', '2025-07-04', '22:30', 'America/New_York', '2025-07-05T02:30:00.000Z'],
  ['far east, on the day before', '2025-02-01', '07:00', 'Asia/Tokyo', '2025-01-31T22:00:00.000Z'],
  ['midnight', '2025-01-01', '00:00', 'Europe/London', '2025-01-01T00:00:00.000Z'],
  ['before the clocks go forward', '2025-03-30', '01:30', 'Europe/Berlin', '2025-03-30T00:30:00.000Z'],
  ['after they went', '2025-03-30', '03:30', 'Europe/Berlin', '2025-03-30T01:30:00.000Z'],
  ['in the hour that they skip', '2025-03-30', '02:30', 'Europe/Berlin', '2025-03-30T01:30:00.000Z'],
  ['in the hour that comes twice', '2025-10-26', '02:30', 'Europe/Berlin', '2025-10-26T00:30:00.000Z'],
  [
    'a day on which Casablanca pauses its summer time',
    '2025-03-01',
    '18:00',
    'Africa/Casablanca',
    '2025-03-01T18:00:00.000Z',
  ],
])('%s', (_, date, time, zone, expected) => {
  expect(at(date, time, zone)).toBe(expected);
});

test('the day in a zone', () => {
  expect(dayIn('Asia/Tokyo', Date.parse('2025-01-31T22:00:00Z'))).toBe('2025-02-01');
  expect(dayIn('UTC', Date.parse('2025-01-31T22:00:00Z'))).toBe('2025-01-31');
});

test('the zone of a league', () => {
  expect(timeZoneOf('mls')).toBe('America/New_York');
  expect(timeZoneOf('xx')).toBeUndefined();
  expect([isTimeZone('Europe/Stockholm'), isTimeZone('Europe/Nowhere')]).toEqual([true, false]);
});
