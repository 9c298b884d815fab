/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PlayerStatistics } from './playerStatistics.ts';

/**
 * One page of the statistics of a player.
 */
export interface PlayerStatisticsPage {
  /** The rows of this page. */
  items: PlayerStatistics[];
  /**
     * Rows in all pages.
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * Rows in a full page.
     * @minimum 1
     */
  pageSize: number;
}
