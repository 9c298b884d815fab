import { expect, test } from 'vitest';
import type { StatisticsRow } from '../../../generated/model/index.ts';
import { readView, sortRows, writeView } from './statistics-view.ts';

function row(fullName: string, team: string | null, values: Partial<StatisticsRow['values']>): StatisticsRow {
  return {
    player: { uuid: fullName, fullName, jerseyNumber: null, positionCode: null, portrait: null },
    team: team === null ? null : { uuid: team, displayName: team },
    values: { goals: 0, assists: 0, points: 0, ...values },
  };
}

const rows = [
  row('Åsa Ek', 'Örn', { goals: 3, shots: 9 }),
  row('Zed Alm', null, { goals: 5 }),
  row('Bo Dal', 'Alfa', { goals: 3, shots: 12 }),
];

const names = (sorted: readonly StatisticsRow[]): string[] => sorted.map(({ player }) => player.fullName);

test('values are ordered as numbers, equal ones by name, with Å after Z', () => {
  expect(names(sortRows(rows, { column: 'goals', direction: 'desc' }))).toEqual(['Zed Alm', 'Bo Dal', 'Åsa Ek']);
  expect(names(sortRows(rows, { column: 'goals', direction: 'asc' }))).toEqual(['Bo Dal', 'Åsa Ek', 'Zed Alm']);
});

test('rows without the value come last in both directions', () => {
  expect(names(sortRows(rows, { column: 'shots', direction: 'desc' }))).toEqual(['Bo Dal', 'Åsa Ek', 'Zed Alm']);
  expect(names(sortRows(rows, { column: 'shots', direction: 'asc' }))).toEqual(['Åsa Ek', 'Bo Dal', 'Zed Alm']);
  expect(names(sortRows(rows, { column: 'player', direction: 'desc' }))).toEqual(['Åsa Ek', 'Zed Alm', 'Bo Dal']);
});

test('the newest form that the site has stands first, and an address is read as it was written', () => {
  expect(readView(new URLSearchParams(), { statisticsV2: true }).version).toBe('v2');
  expect(readView(new URLSearchParams(), { statisticsAdvanced: true }).version).toBe('v1');
  expect(readView(new URLSearchParams(), {}).version).toBe('v2');
  const view = { module: 'goalkeeper', version: 'v1', sort: { column: 'goals', direction: 'asc' } } as const;
  expect(readView(writeView(view), { statisticsV2: true })).toEqual(view);
  expect(writeView(view, new URLSearchParams('competition=c1&x=1')).get('competition')).toBe('c1');
  expect(writeView(view, new URLSearchParams('x=1')).has('competition')).toBe(false);
  expect(readView(new URLSearchParams('module=x&version=v9&order=up'), {})).toEqual({
    module: 'player',
    version: 'v2',
    sort: { column: 'points', direction: 'desc' },
  });
});
