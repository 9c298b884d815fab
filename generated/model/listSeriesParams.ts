/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ChangedFromParameter } from './changedFromParameter.ts';
import type { ChangedUntilParameter } from './changedUntilParameter.ts';
import type { ListSeriesSortBy } from './listSeriesSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchTokenParameter } from './searchTokenParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type ListSeriesParams = {
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
 * Only the series with this code, letter case ignored.
 * @minLength 1
 * @maxLength 60
 */
code?: string;
/**
 * Deleted series instead of active ones.
 */
deleted?: boolean;
/**
 * Only series that have a game (true) or that have none (false).
 */
withGames?: boolean;
/**
 * A day, written yyyy-MM-dd.
 * @pattern ^[12]\d{3}-\d{2}-\d{2}$
 */
changedFrom?: ChangedFromParameter;
/**
 * A day, written yyyy-MM-dd.
 * @pattern ^[12]\d{3}-\d{2}-\d{2}$
 */
changedUntil?: ChangedUntilParameter;
/**
 * The time zone of the days that moments are compared with, by its IANA name.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: TimeZoneParameter;
/**
 * What to order by.
 */
sortBy?: ListSeriesSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
