/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Account } from './account.ts';

/**
 * One page of accounts.
 */
export interface AccountPage {
  /** The rows of this page. */
  items: Account[];
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
