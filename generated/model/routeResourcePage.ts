/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { RouteResource } from './routeResource.ts';

/**
 * One page of what routes can lead to.
 */
export interface RouteResourcePage {
  /** The rows of this page. */
  items: RouteResource[];
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
