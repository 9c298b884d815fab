/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListSiteSsgtsSortBy } from './listSiteSsgtsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SeasonId } from './seasonId.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';

export type ListSiteSsgtsParams = {
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
 * Only competitions of these seasons, by their uuids.
 * @maxItems 50
 */
seasonMulti?: SeasonId[];
/**
 * What to order by; names follow where the values are the same.
 */
sortBy?: ListSiteSsgtsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
