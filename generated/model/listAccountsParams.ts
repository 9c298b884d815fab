/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { InstanceId } from './instanceId.ts';
import type { ListAccountsSortBy } from './listAccountsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';

export type ListAccountsParams = {
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
 * Only accounts that may work on this site; super administrators may work on all.
 */
instanceId?: InstanceId;
/**
 * Only super administrators (true) or others (false).
 */
superAdministrator?: boolean;
/**
 * Property to order by.
 */
sortBy?: ListAccountsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
