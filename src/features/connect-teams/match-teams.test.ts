import { expect, it } from 'vitest';
import { type Match, matchTeams } from './match-teams.ts';

const team = (uuid: string, displayName: string, teamCode: string) => ({ uuid, displayName, teamCode });
const frosthamn = team('1', 'Frosthamn HC', 'FRO');
const alvnas = team('2', 'Älvnäs IF', 'ALV');
const bjornvik = team('3', 'Björnvik BK', 'BJO');
const bjornvikWomen = team('4', 'Björnvik BK Dam', 'BJO-D');
const comma = team('5', 'Norrstrand, Isdalen och Co', 'NIC');
const arabic = team('6', 'نادي الثلج', 'NTH');
const emoji = team('7', '🐻 Bears', 'BEA');
const teams = [frosthamn, alvnas, bjornvik, bjornvikWomen, comma, arabic, emoji];

const told = (match: Match) =>
  match.state === 'notFound'
    ? [match.text, match.state]
    : match.state === 'doubtful'
      ? [match.text, match.state, ...match.candidates.map(({ uuid }) => uuid)]
      : [match.text, match.state, match.team.uuid];
const match = (text: string, connected: readonly string[] = [], of = teams) =>
  matchTeams(text, of, new Set(connected)).map(told);

it('finds exact codes and exact names, one a line or separated by tabs, commas and semicolons', () => {
  expect(match('FRO\nÄlvnäs IF\r\nBJO;BJO-D\n\n')).toEqual([
    ['FRO', 'sure', '1'],
    ['Älvnäs IF', 'sure', '2'],
    ['BJO', 'sure', '3'],
    ['BJO-D', 'sure', '4'],
  ]);
  expect(match('FRO, BJO\tNTH')).toHaveLength(3);
});

it('disregards case, diacritics however they are encoded, punctuation and the marks of a list', () => {
  expect(match('alvnas if\nA\u0308lvna\u0308s IF', [], [alvnas])).toEqual([
    ['alvnas if', 'sure', '2'],
    ['Älvnäs IF', 'twice', '2'],
  ]);
  expect(match('• "FROSTHAMN  H.C"')).toEqual([['FROSTHAMN H.C', 'doubtful', '1']]);
  expect(match('fro')).toEqual([['fro', 'sure', '1']]);
});

it('keeps scripts and emoji apart', () => {
  expect(match('نادي الثلج\n🐻 Bears')).toEqual([
    ['نادي الثلج', 'sure', '6'],
    ['🐻 Bears', 'sure', '7'],
  ]);
});

it('takes a line for one entry when a team is called so as a whole', () => {
  expect(match('Norrstrand, Isdalen och Co')).toEqual([['Norrstrand, Isdalen och Co', 'sure', '5']]);
});

it('counts the cells of one line that mean one team once, and passes over places in a table', () => {
  expect(match('1.\tFRO\tFrosthamn\n2\tÄlvnäs IF\tALV\t')).toEqual([
    ['FRO', 'sure', '1'],
    ['Älvnäs IF', 'sure', '2'],
  ]);
});

it('leaves what is near to be chosen, the nearest first, and says what is not found', () => {
  expect(match('Björnvik\nFrostham HC\nXylofon United')).toEqual([
    ['Björnvik', 'doubtful', '3', '4'],
    ['Frostham HC', 'doubtful', '1'],
    ['Xylofon United', 'notFound'],
  ]);
});

it('leaves the choice between two teams of the same name or code', () => {
  const twins = [team('a', 'Isdalen SK', 'ISD'), team('b', 'Isdalen SK', 'ISJ'), team('c', 'Isdalen', 'ISD')];
  expect(match('Isdalen SK\nISD', [], twins)).toEqual([
    ['Isdalen SK', 'doubtful', 'a', 'b'],
    ['ISD', 'doubtful', 'a', 'c'],
  ]);
});

it('tells what is connected already and what the list names twice', () => {
  expect(match('FRO\nALV\nÄlvnäs IF', ['1'])).toEqual([
    ['FRO', 'connected', '1'],
    ['ALV', 'sure', '2'],
    ['Älvnäs IF', 'twice', '2'],
  ]);
});

it('gives nothing for nothing', () => {
  expect(match(' \n\t\n;;')).toEqual([]);
});

it('matches 300 lines with 1 000 teams, each with its near ones', () => {
  const many = Array.from({ length: 1000 }, (_, index) =>
    team(`${index}`, `Föreningen Norra ${(index * 7919).toString(36)} Idrottsklubb`, `C${index}`),
  );
  const lines = many.slice(0, 300).map(({ displayName }) => `${displayName.slice(0, -3)}x`);
  const found = matchTeams(lines.join('\n'), many, new Set());
  expect(found).toHaveLength(300);
  expect(found.every(({ state }) => state === 'doubtful')).toBe(true);
});
