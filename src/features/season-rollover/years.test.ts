import { expect, it } from 'vitest';
import { advanceYears } from './years.ts';

it.each([
  ['Northern Ice League 2026/2027', 'Northern Ice League 2027/2028'],
  ['Nordisligan 2026/27', 'Nordisligan 2027/28'],
  ['Cup 2026-27', 'Cup 2027-28'],
  ['26/27', '27/28'],
  ['SHL 26–27 A', 'SHL 27–28 A'],
  ['2026 Cup', '2027 Cup'],
  ['Summer 2026', 'Summer 2027'],
  ['2026 / 2027', '2027 / 2028'],
  ['2026/2027 (J18 26/27)', '2027/2028 (J18 27/28)'],
  ['Cup 2025/26', 'Cup 2026/27'],
  ['دوري 2026/2027 🏒', 'دوري 2027/2028 🏒'],
])('%s becomes %s', (name, next) => {
  expect(advanceYears(name, 2026, 1)).toBe(next);
});

it.each(['Boys U16/17', 'Founded 1946 Cup', 'Division 2', 'Room 20267', '12/13 juniors', 'AB2026C', ''])(
  '%s stays, because it names no year of the season',
  (name) => {
    expect(advanceYears(name, 2026, 1)).toBe(name);
  },
);

it('goes over the turn of a century, and by more than a year', () => {
  expect(advanceYears('98/99 1998/1999', 1998, 1)).toBe('99/00 1999/2000');
  expect(advanceYears('99/00', 1999, 1)).toBe('00/01');
  expect(advanceYears('Cup 2026/27', 2026, 2)).toBe('Cup 2028/29');
});

it('takes a span that is no season for two years', () => {
  expect(advanceYears('2026-2029', 2026, 1)).toBe('2027-2029');
});
