/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Series } from './series.ts';

/**
 * One page of series.
 */
export interface SeriesPage {
  /** The rows of this page. */
  items: Series[];
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
