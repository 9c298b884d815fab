/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Line of the row in its file; each line of an import is made once.
 * @minimum 1
 * @maximum 1000000
 */
export type ImportLine = number;
