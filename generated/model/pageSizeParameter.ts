/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Rows in a page.
 */
export type PageSizeParameter = number;
