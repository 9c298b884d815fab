import { expect, test } from 'vitest';
import { readScore } from './score.ts';

const goals = (home: number, away: number) => ({ home, away });

test.each([
  [
    'all parts',
    { score: { ht: [0, 0], ft: [0, 1], et: [1, 1], p: [4, 3] } },
    { ht: goals(0, 0), ft: goals(0, 1), et: goals(1, 1), p: goals(4, 3) },
  ],
  ['a bare pair, which is the final score', { score: [2, 0] }, { ft: goals(2, 0) }],
  [
    'the older properties',
    { score1: 3, score2: 2, score1i: 1, score2i: 0, score1p: 5, score2p: 4 },
    { ft: goals(3, 2), ht: goals(1, 0), p: goals(5, 4) },
  ],
  ['no goals at all, which is a score', { score: { ft: [0, 0] } }, { ft: goals(0, 0) }],
  ['an empty score', { score: {} }, {}],
  ['none', {}, {}],
  ['null, for a match that is yet to be played', { score: null, score1: null, score2: null }, {}],
  ['empty lists', { score: { ht: [], ft: [] } }, {}],
])('%s', (_, match, expected) => {
  expect(readScore(match)).toEqual(expected);
});

test.each([
  [{ score: { ft: [1] } }, 'the score ft is no pair of numbers: [1]'],
  [{ score: { ft: [1, -1] } }, 'the score ft is no pair of numbers: [1,-1]'],
  [{ score: { ht: ['1', '0'] } }, 'the score ht is no pair of numbers: ["1","0"]'],
  [{ score: { ft: '2-1' } }, 'the score ft is no pair of numbers: ["2-1"]'],
  [{ score1: 2 }, 'the score ft is no pair of numbers: [2,null]'],
])('%j is refused', (match, expected) => {
  expect(readScore(match)).toBe(expected);
});
