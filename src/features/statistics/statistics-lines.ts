import type { StatisticsColumn, StatisticsRow } from '../../../generated/model/index.ts';

/** Rows as cells of a table for spreadsheets: who it is, then the values as numbers, seconds as such; empty where there is none. */
export function statisticsLines(
  rows: readonly StatisticsRow[],
  values: readonly StatisticsColumn[],
): (string | number)[][] {
  return rows.map(({ player, team, values: of }) => [
    player.jerseyNumber ?? '',
    player.fullName,
    team?.displayName ?? '',
    ...values.map(({ key }) => of[key] ?? ''),
  ]);
}
