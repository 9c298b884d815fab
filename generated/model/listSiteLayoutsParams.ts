/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LayoutKind } from './layoutKind.ts';
import type { ListSiteLayoutsSortBy } from './listSiteLayoutsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';

export type ListSiteLayoutsParams = {
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
 * Only layouts of this kind.
 */
kind?: LayoutKind;
/**
 * Only layouts that are shown (true) or not (false).
 */
active?: boolean;
/**
 * Property to order by.
 */
sortBy?: ListSiteLayoutsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
