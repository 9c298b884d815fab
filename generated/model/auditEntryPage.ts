/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { AuditEntry } from './auditEntry.ts';

/**
 * One page of entries.
 */
export interface AuditEntryPage {
  /** The rows of this page. */
  items: AuditEntry[];
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
