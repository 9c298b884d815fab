/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';

/**
 * One page of games.
 */
export interface GamePage {
  /** The rows of this page. */
  items: Game[];
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
