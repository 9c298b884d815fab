/**
 * Printed by `npm run generate`. Do not edit.
 */

export type SearchGameTagsParams = {
/**
 * Text to search for, letter case, marks and surrounding blanks ignored.
 * @maxLength 100
 */
searchQuery?: string;
/**
 * At most so many tags.
 * @minimum 1
 * @maximum 100
 */
count?: number;
};
