/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Code of a position, such as `GK`.
 * @maxLength 10
 * @pattern ^[A-Z]+$
 */
export type PositionCode = string;
