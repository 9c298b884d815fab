/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ChangedFromParameter } from './changedFromParameter.ts';
import type { ChangedUntilParameter } from './changedUntilParameter.ts';
import type { ImportUuidParameter } from './importUuidParameter.ts';
import type { InstanceId } from './instanceId.ts';
import type { ListTeamsGender } from './listTeamsGender.ts';
import type { ListTeamsSortBy } from './listTeamsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchTokenParameter } from './searchTokenParameter.ts';
import type { SeriesUuidParameter } from './seriesUuidParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';
import type { SsgtId } from './ssgtId.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type ListTeamsParams = {
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
 * Only teams connected to this competition.
 */
ssgtUuid?: SsgtId;
/**
 * Only teams of this gender.
 */
gender?: ListTeamsGender;
/**
 * Only teams of this owner.
 */
ownerInstanceId?: InstanceId;
/**
 * Only the team with this code, letter case ignored.
 * @minLength 1
 * @maxLength 20
 */
teamCode?: string;
/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_-]+$
 */
importUuid?: ImportUuidParameter;
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
 * Deleted teams instead of active ones.
 */
deleted?: boolean;
/**
 * What to order by.
 */
sortBy?: ListTeamsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
