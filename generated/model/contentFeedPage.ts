/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ContentFeed } from './contentFeed.ts';

/**
 * One page of content feeds.
 */
export interface ContentFeedPage {
  /** The rows of this page. */
  items: ContentFeed[];
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
