/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A day, written yyyy-MM-dd.
 * @pattern ^[12]\d{3}-\d{2}-\d{2}$
 */
export type Day = string;
