/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What was done to it; setting its mark `deleted` deletes it.
 */
export type AuditAction = typeof AuditAction[keyof typeof AuditAction];


export const AuditAction = {
  created: 'created',
  changed: 'changed',
  deleted: 'deleted',
} as const;
