/**
 * Printed by `npm run generate`. Do not edit.
 */

export type SearchRoutesParams = {
/**
 * Text to search for, letter case and marks ignored; never blank.
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
query: string;
};
