/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Somebody who changed something.
 */
export interface AuditActor {
  /** What the identity provider knows them by. */
  subject: string;
  /** What they were called at their latest change, the e-mail address where there is one. */
  name: string;
}
