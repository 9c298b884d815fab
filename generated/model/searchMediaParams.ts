/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaTypeParameter } from './mediaTypeParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type SearchMediaParams = {
/**
 * What an item of the library is.
 */
type: MediaTypeParameter;
/**
 * Number of the page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows in a page.
 * @minimum 1
 * @maximum 100
 */
pageSize?: PageSizeParameter;
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @minLength 1
 * @maxLength 100
 */
search: string;
};
