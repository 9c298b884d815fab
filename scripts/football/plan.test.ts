import { expect, test } from 'vitest';
import { planImport } from './plan.ts';
import { readSourceFile, type SourceFile } from './source-file.ts';

const match = (team1: string, team2: string) => ({
  round: 'Matchday 1',
  date: '2025-05-01',
  time: '15:00',
  team1,
  team2,
});
function file(place: string, name: string, ...matches: object[]): SourceFile {
  const read = readSourceFile({ name, matches }, place);
  if (read === undefined) throw new Error(`${place} is no file of matches`);
  return read;
}

test('a season that calendar years and autumn leagues share has one row, named by both years', () => {
  const files = [
    file('2025/no.1.json', 'Serie 2025', match('A', 'B')),
    file('2025-26/se.1.json', 'Liga 2025/26', match('C', 'D')),
    file('2024/no.1.json', 'Serie 2024', match('A', 'B')),
  ];
  expect(planImport({ files }, 'Europe/Oslo').seasons).toEqual([
    { code: '2024', name: '2024' },
    { code: '2025', name: '2025/2026' },
  ]);
});

test('a series is called what its newest season calls it; each competition keeps its own title', () => {
  const files = [
    file('2025-26/se.1.json', 'Nya Serien 2025/26', match('A', 'B')),
    file('2024-25/se.1.json', 'Serien 2024/25', match('A', 'B')),
  ];
  const plan = planImport({ files });
  expect(plan.series).toEqual([{ code: 'se.1', name: 'Nya Serien' }]);
  expect(plan.competitions.map(({ name, seasonCode, seriesCode }) => [name, seasonCode, seriesCode])).toEqual([
    ['Nya Serien 2025/26', '2025', 'se.1'],
    ['Serien 2024/25', '2024', 'se.1'],
  ]);
});

test('two files of one series and season make one competition', () => {
  const files = [
    file('2025/a/se.1.json', 'Serien 2025', match('A', 'B')),
    file('2025/b/se.1.json', 'Serien 2025', match('B', 'C')),
  ];
  const [competition, ...others] = planImport({ files }).competitions;
  expect(others).toEqual([]);
  expect(competition?.teams).toEqual(['A', 'B', 'C']);
  expect(competition?.games.map((game) => game.file)).toEqual(['2025/a/se.1.json', '2025/b/se.1.json']);
});

test('a name that stands for both teams leaves both to be decided, and stays a team', () => {
  const plan = planImport({ files: [file('2025/se.1.json', 'Serien 2025', match('N.N.', 'N.N.'))] });
  expect(plan.competitions[0]?.games[0]).toMatchObject({ home: null, away: null });
  expect(plan.teams.map((team) => team.name)).toEqual(['N.N.']);
});

test('times are read in the zone of the league, and an unknown league needs one', () => {
  const files = [file('2025/xx.1.json', 'Serien 2025', match('A', 'B'))];
  expect(() => planImport({ files })).toThrow(
    'The time zone of the league xx (2025/xx.1.json) is not known; give one with --zone',
  );
  const plan = planImport({ files: [...files, file('2025/jp.1.json', 'J 2025', match('C', 'D'))] }, 'Europe/Stockholm');
  expect(plan.competitions.map((one) => one.games[0]?.facts.startDateTime)).toEqual([
    '2025-05-01T13:00:00Z',
    '2025-05-01T06:00:00Z',
  ]);
});
