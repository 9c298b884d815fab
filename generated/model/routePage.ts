/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Route } from './route.ts';

/**
 * One page of routes.
 */
export interface RoutePage {
  /** The rows of this page. */
  items: Route[];
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
