/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameSeries } from './gameSeries.ts';

/**
 * One page of game series.
 */
export interface GameSeriesPage {
  /** The rows of this page. */
  items: GameSeries[];
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
