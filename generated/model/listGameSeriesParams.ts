/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListGameSeriesSortBy } from './listGameSeriesSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { Round } from './round.ts';
import type { SearchTokenParameter } from './searchTokenParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';
import type { SsgtId } from './ssgtId.ts';

export type ListGameSeriesParams = {
/**
 * Only game series of this competition.
 */
ssgtUuid?: SsgtId;
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @maxLength 100
 */
searchToken?: SearchTokenParameter;
/**
 * Only game series of this round.
 */
round?: Round;
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
 * What to order by; `round` begins with the round of 16 and goes on by `sortOrder`.
 */
sortBy?: ListGameSeriesSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
