/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether the signed-in user is a super administrator (specification §6).
 */
export interface SuperAdmin {
  /** True for a super administrator. */
  isSuperAdmin: boolean;
}
