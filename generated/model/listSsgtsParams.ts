/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ChangedFromParameter } from './changedFromParameter.ts';
import type { ChangedUntilParameter } from './changedUntilParameter.ts';
import type { GameTypeId } from './gameTypeId.ts';
import type { ListSsgtsSortBy } from './listSsgtsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchTokenParameter } from './searchTokenParameter.ts';
import type { SeasonId } from './seasonId.ts';
import type { SeriesUuidParameter } from './seriesUuidParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';
import type { SsgtState } from './ssgtState.ts';
import type { TeamId } from './teamId.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type ListSsgtsParams = {
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
 * Only rows of this series.
 */
seriesUuid?: SeriesUuidParameter;
/**
 * Only competitions of this season.
 */
seasonUuid?: SeasonId;
/**
 * Only competitions of this game type.
 */
gameTypeUuid?: GameTypeId;
/**
 * Only competitions that this team plays in.
 */
teamUuid?: TeamId;
/**
 * Only competitions that the site shows (true) or does not show (false).
 */
active?: boolean;
/**
 * Only competitions in this state.
 */
state?: SsgtState;
/**
 * Deleted competitions instead of active ones.
 */
deleted?: boolean;
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
 * What to order by; names follow where the values are the same.
 */
sortBy?: ListSsgtsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
