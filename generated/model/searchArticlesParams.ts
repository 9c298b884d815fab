/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';

export type SearchArticlesParams = {
/**
 * What to search for; blanks alone are refused.
 * @minLength 1
 * @maxLength 200
 */
query: string;
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
