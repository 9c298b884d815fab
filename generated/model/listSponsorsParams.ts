/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ListSponsorsSortBy } from './listSponsorsSortBy.ts';
import type { ListSponsorsState } from './listSponsorsState.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';
import type { Uuid } from './uuid.ts';

export type ListSponsorsParams = {
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Only sponsors in this state.
 */
state?: ListSponsorsState;
/**
 * Only sponsors that stand in this group.
 */
group?: Uuid;
/**
 * Only sponsors that are switched on (true) or off (false).
 */
active?: boolean;
/**
 * Only sponsors of this name, letter case and blanks around it ignored.
 * @minLength 1
 * @maxLength 200
 */
name?: string;
/**
 * Only the sponsor that another system knows by this.
 * @minLength 1
 * @maxLength 100
 */
externalId?: string;
/**
 * Only contracts that end on this day or later.
 */
endsFrom?: Day;
/**
 * Only contracts that end on this day or earlier.
 */
endsUntil?: Day;
/**
 * The time zone of the day by which states are told; that of the sites unless told.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: string;
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
 * What to order by.
 */
sortBy?: ListSponsorsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
