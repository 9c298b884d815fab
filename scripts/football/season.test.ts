import { expect, test } from 'vitest';
import { leagueName, seasonName, seasonOf } from './season.ts';

test.each([
  ['the folder', ['data', '2025-26'], 'Bundesliga 2019/20', { code: '2025', spansTwoYears: true }],
  [
    'the innermost folder that is a season',
    ['2024', '2025', 'europe'],
    'League',
    { code: '2025', spansTwoYears: false },
  ],
  ['a folder of whole years', ['2025-2026'], undefined, { code: '2025', spansTwoYears: true }],
  ['the title', ['league'], 'Invented League 2025/26', { code: '2025', spansTwoYears: true }],
  ['the title of a calendar year', ['.'], 'Invented League 2025', { code: '2025', spansTwoYears: false }],
])('a season is told by %s', (_, folders, title, expected) => {
  expect(seasonOf(folders, title, ['1999-01-01'])).toEqual(expected);
});

test('else by the days of the matches', () => {
  expect(seasonOf(['.'], 'League', ['2025-05-01', '2024-08-01'])).toEqual({ code: '2024', spansTwoYears: true });
  expect(seasonOf(['.'], 'League', ['2025-05-01', '2025-08-01'])).toEqual({ code: '2025', spansTwoYears: false });
  expect(seasonOf(['.'], 'League', [])).toBeUndefined();
});

test('names of seasons and leagues', () => {
  expect(seasonName({ code: '2025', spansTwoYears: true })).toBe('2025/2026');
  expect(seasonName({ code: '2025', spansTwoYears: false })).toBe('2025');
  expect(leagueName('Påhittad | Serie 1 2025/26')).toBe('Påhittad | Serie 1');
  expect(leagueName('Invented League 2025')).toBe('Invented League');
  expect(leagueName('2025')).toBe('2025');
});
