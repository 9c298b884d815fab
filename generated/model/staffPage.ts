/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { StaffRow } from './staffRow.ts';

/**
 * One page of staff.
 */
export interface StaffPage {
  /** The rows of this page. */
  items: StaffRow[];
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
