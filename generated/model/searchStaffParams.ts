/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type SearchStaffParams = {
/**
 * Text to search for, letter case and surrounding blanks ignored (specification §5, a search keyword is required).
 * @minLength 1
 * @maxLength 100
 * @pattern \S
 */
search: string;
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
};
