import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../fingerprint.ts';
import { readSource, teamsOf } from './source.ts';
import { readSourceFile } from './source-file.ts';

const match = (team1: string, team2: string) => ({ round: 'Matchday 1', date: '2025-01-01', team1, team2 });
const teamsIn = (content: unknown, name: string) => {
  const file = readSourceFile(content, name);
  return file ? teamsOf([file]) : [];
};

describe('one file', () => {
  test('a league tells the country of its clubs', () => {
    expect(teamsIn({ matches: [match('Norrvik BK', 'Ödeby IF')] }, 'se.1.json')).toEqual([
      { name: 'Norrvik BK', clubName: 'Norrvik BK', country: 'sv' },
      { name: 'Ödeby IF', clubName: 'Ödeby IF', country: 'sv' },
    ]);
  });

  test('in a cup the letters behind the name tell it, and stay in the name but not in the club’s', () => {
    expect(teamsIn({ matches: [match('Norrvik BK (SWE)', 'São Norte (XYZ)')] }, 'uefa.cl.json')).toEqual([
      { name: 'Norrvik BK (SWE)', clubName: 'Norrvik BK', country: 'sv' },
      { name: 'São Norte (XYZ)', clubName: 'São Norte', country: undefined },
    ]);
  });

  test('a club in a neighbour’s league keeps its own country', () => {
    const countries = teamsIn({ matches: [match('Toronto FC', 'Austin FC')] }, 'mls.json').map((team) => team.country);
    expect(countries).toEqual(['US', 'CA']);
  });

  test('a match that cannot be read is told with its place, and the others are read', () => {
    const file = readSourceFile({ name: 'Serie 2025', matches: [{ team1: 7 }, match('A', 'B'), null] }, 'se.1.json');
    expect(file).toMatchObject({ code: 'se.1', league: 'se', leagueName: 'Serie', matchCount: 3 });
    expect(file?.matches.map((one) => one.number)).toEqual([2]);
    expect(file?.refused).toEqual([
      { what: 'match 1', why: 'it lacks a team' },
      { what: 'match 3', why: 'it lacks a team' },
    ]);
  });

  test('what has no matches is no file of matches', () => {
    expect(readSourceFile({ clubs: [] }, 'se.1.clubs.json')).toBeUndefined();
    expect(readSourceFile([1, 2], 'se.1.json')).toBeUndefined();
  });

  test('rounds with matches in them are read as well', () => {
    const rounds = [
      { name: '1. Round', matches: [match('A', 'B')] },
      { name: '2. Round', matches: [match('B', 'A')] },
    ];
    expect(readSourceFile({ rounds }, '2015-16/se.1.json')?.matchCount).toBe(2);
  });
});

describe('a folder', () => {
  let folder: string;
  const write = async (place: string, content: unknown) => {
    const file = path.join(folder, place);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
  };
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'football-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is read with its subfolders; a team stands once, however often it plays and however its marks are encoded', async () => {
    await write('2024/se.1.json', { matches: [match('Ödeby IF', 'Norrvik BK')] });
    await write('se.2.json', { matches: [match('Ödeby IF'.normalize('NFD'), 'Askö')] });
    const { files } = await readSource(folder);
    expect(files.map((file) => [file.path, file.season.code])).toEqual([
      [path.join('2024', 'se.1.json'), '2024'],
      ['se.2.json', '2025'],
    ]);
    expect(teamsOf(files).map((team) => team.name)).toEqual(['Askö', 'Norrvik BK', 'Ödeby IF']);
  });

  test('seasons that begin before a year are left out', async () => {
    await write('2022-23/se.1.json', { matches: [match('A', 'B')] });
    await write('2023-24/se.1.json', { matches: [match('A', 'B')] });
    await write('2023/no.1.json', { matches: [match('A', 'B')] });
    expect((await readSource(folder, 2023)).files.map((file) => file.path)).toEqual([
      '2023-24/se.1.json',
      '2023/no.1.json',
    ]);
    await expect(readSource(folder, 2030)).rejects.toThrow(
      'There are no openfootball matches (*.json) of seasons from 2030',
    );
  });

  test('a broken file is refused and the others are read; a file of clubs is set aside', async () => {
    await write('a.json', '{');
    await write('se.1.clubs.json', { clubs: [{ name: 'Askö' }] });
    await write('se.1.json', `\uFEFF${JSON.stringify({ matches: [match('A', 'B')] })}`);
    expect(await readSource(folder)).toMatchObject({
      files: [{ path: 'se.1.json' }],
      others: ['se.1.clubs.json'],
      refused: [{ what: 'a.json', why: 'it cannot be read as JSON' }],
    });
  });

  test('without matches, or absent: one sentence that names it', async () => {
    await expect(readSource(folder)).rejects.toThrow(`There are no openfootball matches (*.json) in ${folder}.`);
    await expect(readSource(path.join(folder, 'no'))).rejects.toThrow('cannot be read');
  });
});

/** Public-domain data of real leagues, beside the project on machines that have it. */
const realData = path.join(projectRoot, '..', 'shared', 'data', 'openfootball');

test.runIf(existsSync(realData))(
  'the real leagues: 64 files, 21 104 matches, 777 teams, each with a country',
  async () => {
    const { files, others, refused } = await readSource(realData);
    expect([files.length, others, refused]).toEqual([64, [], []]);
    expect(files.reduce((sum, file) => sum + file.matches.length, 0)).toBe(21_104);
    expect(files.flatMap((file) => [...file.refused, ...file.matches.flatMap((one) => one.unread)])).toEqual([]);
    const teams = teamsOf(files);
    expect(teams).toHaveLength(777);
    expect(teams.filter((team) => team.country === undefined)).toEqual([]);
  },
);
