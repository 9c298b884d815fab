/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Season } from './season.ts';

/**
 * One page of seasons.
 */
export interface SeasonPage {
  /** The rows of this page. */
  items: Season[];
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
