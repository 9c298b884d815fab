/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Text to search for, letter case and surrounding blanks ignored.
 */
export type SearchParameter = string;
