/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Team } from './team.ts';

/**
 * One page of teams.
 */
export interface TeamPage {
  /** The rows of this page. */
  items: Team[];
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
