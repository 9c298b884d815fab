/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Only people with exactly this first name, letter case and surrounding blanks ignored.
 */
export type FirstNameParameter = string;
