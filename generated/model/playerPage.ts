/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PlayerRow } from './playerRow.ts';

/**
 * One page of players.
 */
export interface PlayerPage {
  /** The rows of this page. */
  items: PlayerRow[];
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
