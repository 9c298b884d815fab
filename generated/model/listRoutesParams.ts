/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListRoutesSortBy } from './listRoutesSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { RouteResourceType } from './routeResourceType.ts';
import type { RouteState } from './routeState.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';

export type ListRoutesParams = {
/**
 * Only the route with this path, letter case, and a slash in front or at the end, ignored.
 * @minLength 1
 * @maxLength 300
 */
path?: string;
/**
 * Text to search for in title and path, letter case, marks and surrounding blanks ignored.
 * @maxLength 100
 */
query?: string;
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
 * Only routes that show this.
 */
resourceType?: RouteResourceType;
/**
 * Only routes of this state.
 */
state?: RouteState;
/**
 * Property to order by.
 */
sortBy?: ListRoutesSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
