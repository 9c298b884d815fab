/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListCustomTagsSortBy } from './listCustomTagsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';

export type ListCustomTagsParams = {
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @maxLength 100
 */
search?: SearchParameter;
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
 * Only active tags (true) or deactivated ones (false).
 */
active?: boolean;
/**
 * Only tags that something bears (true) or that nothing bears (false).
 */
used?: boolean;
/**
 * Property to order by.
 */
sortBy?: ListCustomTagsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
