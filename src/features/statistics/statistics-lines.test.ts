import { expect, it } from 'vitest';
import { statisticsLines } from './statistics-lines.ts';

it('values are written as numbers, and what is not there as nothing', () => {
  const player = { uuid: 'a', fullName: 'Åsa Ek', jerseyNumber: null, positionCode: 'D', portrait: null };
  const rows = [{ player, team: null, values: { goals: 2, assists: 0, points: 2, timeOnIce: 754.5 } }];
  const columns = [
    { key: 'points', kind: 'count' },
    { key: 'timeOnIce', kind: 'seconds' },
    { key: 'shots', kind: 'count' },
  ] as const;
  expect(statisticsLines(rows, columns)).toEqual([['', 'Åsa Ek', '', 2, 754.5, '']]);
});
