import { expect, test } from 'vitest';
import { readMatch } from './source-match.ts';

const match = { round: 'Matchday 3', date: '2025-08-01', time: '18:30', team1: 'Norrvik BK', team2: 'Ödeby IF' };
const read = (change: object) => {
  const result = readMatch({ ...match, ...change }, 1);
  if (typeof result === 'string') throw new Error(result);
  return result;
};

test('a match is read with all that a game has a place for', () => {
  const all = { stage: 'Playoffs', group: 'Group A', stadium: 'Norrvallen', status: 'Awarded', score: { ft: [3, 0] } };
  expect(
    readMatch({ ...match, ...all, goals1: [{ name: 'X' }, { name: 'Y' }], goals2: [], attendance: 12 }, 7),
  ).toEqual({
    number: 7,
    home: 'Norrvik BK',
    away: 'Ödeby IF',
    date: '2025-08-01',
    time: '18:30',
    utcOffset: undefined,
    roundLabel: 'Playoffs, Group A, Matchday 3',
    roundNumber: 3,
    venue: 'Norrvallen',
    score: { ft: { home: 3, away: 0 } },
    status: 'awarded',
    goals: 2,
    unread: ['attendance'],
  });
});

test.each([
  ['18:30', '18:30', undefined],
  ['9:30', '09:30', undefined],
  ['18:30:00', '18:30', undefined],
  ['18:30 UTC+2', '18:30', 120],
  ['18:30 UTC-3:30', '18:30', -210],
  ['18:30+02:00', '18:30', 120],
  ['18:30-0500', '18:30', -300],
  ['16:30Z', '16:30', 0],
  ['16:30 UTC', '16:30', 0],
  [undefined, undefined, undefined],
  ['', undefined, undefined],
  ['TBD', undefined, undefined],
  [null, undefined, undefined],
])('the time %j', (time, expected, utcOffset) => {
  expect(read({ time })).toMatchObject({ time: expected, utcOffset });
});

test.each([
  ['Matchday 23', 23],
  ['23. Round', 23],
  ['Apertura, Matchday 9', 9],
  ['Qualifying, Round 1', 1],
  ['Clausura Playoffs, Play-in round 2', 2],
  ['Finals, Round of 16', undefined],
  ['Final', undefined],
  [undefined, undefined],
])('the round %j has the number %j', (round, expected) => {
  expect(read({ round })).toMatchObject({ roundLabel: round, roundNumber: expected });
});

test('older files: teams with codes, rounds that hold their matches, a ground with its city', () => {
  const { round: _, ...rest } = match;
  const older = {
    ...rest,
    team1: { name: 'Norrvik BK', code: 'NOR' },
    ground: { name: 'Norrvallen', city: 'Norrvik' },
  };
  expect(readMatch(older, 1, '5. Round')).toMatchObject({
    home: 'Norrvik BK',
    roundLabel: '5. Round',
    roundNumber: 5,
    venue: 'Norrvallen',
  });
});

test('marks are encoded in one way, and blanks around names are not kept', () => {
  expect(read({ team2: ` ${'Ödeby IF'.normalize('NFD')} ` }).away).toBe('Ödeby IF');
});

test.each([
  [{ team1: '' }, 'it lacks a team'],
  [{ team2: 7 }, 'it lacks a team'],
  [{ date: undefined }, 'its date is no day: undefined'],
  [{ date: '2025-02-30' }, 'its date is no day: "2025-02-30"'],
  [{ time: '25:00' }, 'its time is no time: "25:00"'],
  [{ time: 'noon' }, 'its time is no time: "noon"'],
  [{ score: { ft: [1] } }, 'the score ft is no pair of numbers: [1]'],
])('%j: %s', (change, expected) => {
  expect(readMatch({ ...match, ...change }, 1)).toBe(expected);
});

test('what is no object lacks a team', () => {
  expect(readMatch(null, 1)).toBe('it lacks a team');
});
