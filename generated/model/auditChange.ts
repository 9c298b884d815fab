/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A property that changed.
 */
export interface AuditChange {
  /** The property, with a dot for one inside another, as in `teamNames.short`. */
  path: string;
  /** What it was, as JSON; left out where it was not there. */
  before?: unknown;
  /** What it became, as JSON; left out where it is no longer there. */
  after?: unknown;
}
