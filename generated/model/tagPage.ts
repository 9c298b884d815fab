/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Tag } from './tag.ts';

/**
 * One page of tags.
 */
export interface TagPage {
  /** The rows of this page. */
  items: Tag[];
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
