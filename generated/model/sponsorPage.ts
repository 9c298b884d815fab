/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Sponsor } from './sponsor.ts';

/**
 * One page of sponsors.
 */
export interface SponsorPage {
  /** The rows of this page. */
  items: Sponsor[];
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
