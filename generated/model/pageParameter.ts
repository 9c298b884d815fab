/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Number of the page, from 1.
 */
export type PageParameter = number;
