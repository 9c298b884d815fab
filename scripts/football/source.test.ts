import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { projectRoot } from '../fingerprint.ts';
import { parseTeams, readTeams } from './source.ts';

const match = (team1: string, team2: string) => ({ round: 'Matchday 1', date: '2025-01-01', team1, team2 });

describe('one file', () => {
  test('a league tells the country of its clubs', () => {
    expect(parseTeams({ matches: [match('Norrvik BK', 'Ödeby IF')] }, 'se.1.json')).toEqual([
      { name: 'Norrvik BK', clubName: 'Norrvik BK', country: 'sv' },
      { name: 'Ödeby IF', clubName: 'Ödeby IF', country: 'sv' },
    ]);
  });

  test('in a cup the letters behind the name tell it, and stay in the name but not in the club’s', () => {
    expect(parseTeams({ matches: [match('Norrvik BK (SWE)', 'São Norte (XYZ)')] }, 'uefa.cl.json')).toEqual([
      { name: 'Norrvik BK (SWE)', clubName: 'Norrvik BK', country: 'sv' },
      { name: 'São Norte (XYZ)', clubName: 'São Norte', country: undefined },
    ]);
  });

  test('a club in a neighbour’s league keeps its own country', () => {
    expect(parseTeams({ matches: [match('Toronto FC', 'Austin FC')] }, 'mls.json').map((team) => team.country)).toEqual(
      ['CA', 'US'],
    );
  });

  test('what is no match file has no teams', () => {
    expect(parseTeams({ clubs: [] }, 'se.1.json')).toEqual([]);
    expect(parseTeams({ matches: [{ team1: 7 }, null] }, 'se.1.json')).toEqual([]);
  });
});

describe('a folder', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'football-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('is read with its subfolders; a team stands once, however often it plays and however its marks are encoded', async () => {
    await mkdir(path.join(folder, '2024'));
    await writeFile(
      path.join(folder, '2024', 'se.1.json'),
      JSON.stringify({ matches: [match('Ödeby IF', 'Norrvik BK')] }),
    );
    await writeFile(
      path.join(folder, 'se.2.json'),
      JSON.stringify({ matches: [match('Ödeby IF'.normalize('NFD'), 'Askö')] }),
    );
    expect((await readTeams(folder)).map((team) => team.name)).toEqual(['Askö', 'Norrvik BK', 'Ödeby IF']);
  });

  test('without matches, absent or with a broken file: one sentence that names it', async () => {
    await expect(readTeams(folder)).rejects.toThrow(`There are no openfootball matches (*.json) in ${folder}.`);
    await expect(readTeams(path.join(folder, 'no'))).rejects.toThrow('cannot be read');
    await writeFile(path.join(folder, 'se.1.json'), '{');
    await expect(readTeams(folder)).rejects.toThrow('se.1.json cannot be read as JSON.');
  });
});

/** Public-domain data of real leagues, beside the project on machines that have it. */
const realData = path.join(projectRoot, '..', 'shared', 'data', 'openfootball');

test.runIf(existsSync(realData))('the real leagues have 777 teams, each with a country', async () => {
  const teams = await readTeams(realData);
  expect(teams).toHaveLength(777);
  expect(teams.filter((team) => team.country === undefined)).toEqual([]);
});
