/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Media } from './media.ts';

/**
 * One page of media.
 */
export interface MediaPage {
  /** The items of this page. */
  items: Media[];
  /**
     * Items in all pages.
     * @minimum 0
     */
  total: number;
  /**
     * Number of this page.
     * @minimum 1
     */
  page: number;
  /**
     * Items in a full page.
     * @minimum 1
     */
  pageSize: number;
}
