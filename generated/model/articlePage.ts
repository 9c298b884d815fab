/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleRow } from './articleRow.ts';

/**
 * One page of articles.
 */
export interface ArticlePage {
  /** The rows of this page. */
  items: ArticleRow[];
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
