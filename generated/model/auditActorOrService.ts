/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Who did it; null for the service itself.
 * @nullable
 */
export type AuditActorOrService = {
  /** What the identity provider knows them by. */
  subject: string;
  /** What they were called then, the e-mail address where there is one. */
  name: string;
} | null;
