import { expect, it } from 'vitest';
import { datesIn, scoresIn, timesIn } from './figures.ts';

it.each<[string, [number, number][]]>([
  [
    'Frosthamn vann med 4–1 (2-0, 1−1, 1 - 0).',
    [
      [4, 1],
      [2, 0],
      [1, 1],
      [1, 0],
    ],
  ],
  ['Den 2026-11-27, den 27-28 november och 27–28 år: inga mål.', []],
  ['Det slutade 9–8. Publik: 1 200.', [[9, 8]]],
  ['Kl. 19.00-21.00 och 10-20 % rabatt.', []],
  ['13–11 efter straffar', [[13, 11]]],
])('finds the scores of %j', (text, scores) => expect(scoresIn(text)).toEqual(scores));

it.each([
  ['Nedsläpp 19.00, insläpp 17:30.', ['19:00', '17:30']],
  ['Match klockan 9.30 eller at 8:15', ['09:30', '08:15']],
  ['Biljetter för 3.50, 120.00 kr och 1.234,50', []],
])('finds the times of %j', (text, times) => expect(timesIn(text)).toEqual(times));

it.each([
  ['Den 27 november, Nov 28 och 3 maj.', ['11-27', '11-28', '05-03']],
  ['On 1st October, 2026-12-24 and 5 okt', ['10-01', '12-24', '10-05']],
  ['Spelare 27 och 3 mål', []],
])('finds the days of %j', (text, days) => expect(datesIn(text)).toEqual(days));
