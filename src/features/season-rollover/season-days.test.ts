import { expect, it } from 'vitest';
import { dayBeforeSeason } from './season-days.ts';

it.each([
  [2027, '2027-07-31'],
  [9999, '2999-07-31'],
])('the season of %i begins after %s', (year, day) => {
  expect(dayBeforeSeason(year)).toBe(day);
});
