import { CalendarDateTime } from '@internationalized/date';
import { expect, test } from 'vitest';
import { momentsOf, offsetName, placeOfZone, readingOf } from './wall-time.ts';

const zone = 'Europe/Stockholm';

test('on an ordinary day a reading of the clock is one moment', () => {
  const found = momentsOf(new CalendarDateTime(2026, 12, 1, 19, 0), zone);
  expect(found).toEqual({ kind: 'once', moment: '2026-12-01T18:00:00.000Z' });
});

test('in the night that the clocks go forward an hour is missing', () => {
  const found = momentsOf(new CalendarDateTime(2027, 3, 28, 2, 30), zone);
  expect(found.kind).toBe('never');
  expect(found.kind === 'never' && found.next.toString()).toBe('2027-03-28T03:30:00');
});

test('the moments around the missing hour are as good as any', () => {
  expect(momentsOf(new CalendarDateTime(2027, 3, 28, 1, 59), zone)).toEqual({
    kind: 'once',
    moment: '2027-03-28T00:59:00.000Z',
  });
  expect(momentsOf(new CalendarDateTime(2027, 3, 28, 3, 0), zone)).toEqual({
    kind: 'once',
    moment: '2027-03-28T01:00:00.000Z',
  });
});

test('in the night that the clocks go back an hour comes twice', () => {
  expect(momentsOf(new CalendarDateTime(2026, 10, 25, 2, 30), zone)).toEqual({
    kind: 'twice',
    moments: [
      { moment: '2026-10-25T00:30:00.000Z', offset: 'UTC+2' },
      { moment: '2026-10-25T01:30:00.000Z', offset: 'UTC+1' },
    ],
  });
});

test('zones without summer time have neither', () => {
  expect(momentsOf(new CalendarDateTime(2027, 3, 28, 2, 30), 'Asia/Tokyo').kind).toBe('once');
});

test('a moment is read in the zone, whatever way it was written', () => {
  expect(readingOf('2026-12-01T18:00:00+0000', zone).toString()).toBe('2026-12-01T19:00:00');
  expect(readingOf('2026-12-01T18:00:00.000Z', 'Asia/Tokyo').toString()).toBe('2026-12-02T03:00:00');
});

test.each([
  [7_200_000, 'UTC+2'],
  [0, 'UTC+0'],
  [-12_600_000, 'UTC-3:30'],
  [20_700_000, 'UTC+5:45'],
])('%i ms from UTC is %s', (milliseconds, name) => {
  expect(offsetName(milliseconds)).toBe(name);
});

test.each([
  ['Europe/Stockholm', 'Stockholm'],
  ['America/New_York', 'New York'],
  ['America/Argentina/Buenos_Aires', 'Buenos Aires'],
  ['Etc/GMT+2', undefined],
  ['UTC', undefined],
])('%s is named after %s', (name, place) => {
  expect(placeOfZone(name)).toBe(place);
});
