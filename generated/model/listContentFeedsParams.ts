/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ContentFeedFormat } from './contentFeedFormat.ts';
import type { ListContentFeedsSortBy } from './listContentFeedsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';

export type ListContentFeedsParams = {
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
 * Only active feeds (true) or others (false).
 */
active?: boolean;
/**
 * Only feeds of this format.
 */
format?: ContentFeedFormat;
/**
 * Property to order by.
 */
sortBy?: ListContentFeedsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
