/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Only people with exactly this last name, letter case and surrounding blanks ignored.
 */
export type LastNameParameter = string;
