/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListDynamicAdsConfigsSortBy } from './listDynamicAdsConfigsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';

export type ListDynamicAdsConfigsParams = {
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
 * Only active configurations (true) or others (false).
 */
active?: boolean;
/**
 * Only the configuration of this provider.
 * @minLength 1
 * @maxLength 100
 */
name?: string;
/**
 * Property to order by.
 */
sortBy?: ListDynamicAdsConfigsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
