/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SiteLayoutRow } from './siteLayoutRow.ts';

/**
 * One page of layouts.
 */
export interface SiteLayoutPage {
  /** The rows of this page. */
  items: SiteLayoutRow[];
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
