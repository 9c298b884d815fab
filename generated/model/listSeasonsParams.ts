/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListSeasonsSortBy } from './listSeasonsSortBy.ts';
import type { ListSeasonsSortOrder } from './listSeasonsSortOrder.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchTokenParameter } from './searchTokenParameter.ts';

export type ListSeasonsParams = {
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @maxLength 100
 */
searchToken?: SearchTokenParameter;
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
 * Only the season with this code.
 * @minLength 1
 * @maxLength 20
 */
code?: string;
/**
 * Property to order by.
 */
sortBy?: ListSeasonsSortBy;
/**
 * Direction of the order; the newest stands first unless told.
 */
sortOrder?: ListSeasonsSortOrder;
};
