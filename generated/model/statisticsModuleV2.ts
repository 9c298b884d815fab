/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameSsgt } from './gameSsgt.ts';
import type { StatisticsColumn } from './statisticsColumn.ts';
import type { StatisticsModuleName } from './statisticsModuleName.ts';
import type { StatisticsRow } from './statisticsRow.ts';

/**
 * Statistics of the players of a competition, with their columns.
 */
export interface StatisticsModuleV2 {
  module: StatisticsModuleName;
  ssgt: GameSsgt;
  /** The values of a row, in the order to show them. */
  columns: StatisticsColumn[];
  /** A row for each player, the best first. */
  rows: StatisticsRow[];
}
