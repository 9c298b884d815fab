/**
 * Printed by `npm run generate`. Do not edit.
 */

export type SearchArticleTitlesParams = {
/**
 * What to search for; blanks alone are refused.
 * @minLength 1
 * @maxLength 200
 */
query: string;
};
