/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Ssgt } from './ssgt.ts';

/**
 * One page of competitions.
 */
export interface SsgtPage {
  /** The rows of this page. */
  items: Ssgt[];
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
