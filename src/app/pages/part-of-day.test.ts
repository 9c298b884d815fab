import { expect, test } from 'vitest';
import { partOfDay } from './part-of-day.ts';

test.each([
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
  [4, 'evening'],
])('the hour %i belongs to the %s', (hour, part) => {
  expect(partOfDay(hour)).toBe(part);
});
