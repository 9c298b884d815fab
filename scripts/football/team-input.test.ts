import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../fingerprint.ts';
import { readSource, type SourceTeam, teamsOf } from './source.ts';
import { plainCapitals, planTeams, scoreboardLetters, teamCode, teamInput } from './team-input.ts';

const source = (name: string): SourceTeam => ({ name, clubName: name, country: undefined });
const sport = {
  uuid: 's1',
  code: 'football',
  names: [],
  displayName: 'Football',
  createdAt: null,
  createdBy: null,
  lastModified: null,
  deleted: false,
};

test.each([
  ['ŠK Slovan Bratislava (SVK)', 'SK-SLOVAN-BRATISLAVA-SVK'],
  ['1. FC Köln', '1-FC-KOLN'],
  ['Bodø/Glimt', 'BODO-GLIMT'],
  ['Widzew Łódź', 'WIDZEW-LODZ'],
  ['Kasımpaşa', 'KASIMPASA'],
  ['Preußen Münster', 'PREUSSEN-MUNSTER'],
  ["Newell's Old Boys", 'NEWELL-S-OLD-BOYS'],
])('%s in plain capitals is %s', (name, expected) => {
  expect(plainCapitals(name)).toBe(expected);
});

test('a code is the name in capitals when that fits into 20 letters, else its start and a mark', () => {
  expect(teamCode('Norrvik BK')).toBe('NORRVIK-BK');
  expect(teamCode('Norrvik Bandy- och Fotbollsklubb')).toMatch(/^NORRVIK-BANDY-[0-9A-F]{5}$/);
  expect(teamCode('Norrvik Bandy- och Fotbollsklubb')).toBe(teamCode('Norrvik Bandy- och Fotbollsklubb'));
});

test('a name without any latin letter still gets a code', () => {
  expect(teamCode('Спартак')).toMatch(/^[0-9A-F]{5}$/);
});

test('names that differ only in marks get codes that differ', () => {
  const codes = planTeams([source('Malaga'), source('Málaga'), source('Ceuta')]).map((team) => team.code);
  expect(new Set(codes).size).toBe(3);
  expect(codes[2]).toBe('CEUTA');
});

test('the letters of a scoreboard come from the longest word', () => {
  expect(scoreboardLetters('AC Sparta Praha')).toBe('SPA');
  expect(scoreboardLetters('FK Ödeby')).toBe('ODE');
});

test('a team is sent with its names in all forms, its country and its sport', () => {
  const [team] = planTeams([{ name: 'Norrvik BK (SWE)', clubName: 'Norrvik BK', country: 'sv' }]);
  if (team === undefined) throw new Error('the plan is empty');
  expect(teamInput(team, 'frost1_frost', sport)).toEqual({
    displayName: 'Norrvik BK (SWE)',
    teamCode: 'NORRVIK-BK-SWE',
    ownerInstanceId: 'frost1_frost',
    nationality: 'sv',
    teamNames: { code: 'NOR', short: 'Norrvik BK', long: 'Norrvik BK', full: 'Norrvik BK' },
    clubName: { code: 'NOR', short: 'Norrvik BK', long: 'Norrvik BK', full: 'Norrvik BK' },
    sport: [{ uuid: 's1', code: 'football', displayName: 'Football' }],
  });
});

const realData = path.join(projectRoot, '..', 'shared', 'data', 'openfootball');

test.runIf(existsSync(realData))(
  'the 777 teams of the real leagues get 777 codes that the contract takes',
  async () => {
    const codes = planTeams(teamsOf((await readSource(realData)).files)).map((team) => team.code);
    expect(new Set(codes.map((code) => code.toLowerCase())).size).toBe(777);
    expect(codes.filter((code) => code.length > 20 || !/^\S(.*\S)?$/.test(code))).toEqual([]);
  },
);
