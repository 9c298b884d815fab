/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameSsgt } from './gameSsgt.ts';
import type { StatisticsModuleName } from './statisticsModuleName.ts';
import type { StatisticsRow } from './statisticsRow.ts';

/**
 * Statistics of the players of a competition.
 */
export interface StatisticsModule {
  module: StatisticsModuleName;
  ssgt: GameSsgt;
  /** A row for each player, the best first. */
  rows: StatisticsRow[];
}
