/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The ETag of the version that was edited. A stale one is refused with 412.
 */
export type IfMatchParameter = string;
