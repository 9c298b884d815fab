/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The path of a list in the console.
 * @minLength 2
 * @maxLength 200
 * @pattern ^(/[A-Za-z0-9_-]+)+$
 */
export type ListPath = string;
