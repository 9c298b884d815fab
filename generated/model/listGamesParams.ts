/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { GameOrder } from './gameOrder.ts';
import type { GameStatus } from './gameStatus.ts';
import type { ImportUuidParameter } from './importUuidParameter.ts';
import type { Instant } from './instant.ts';
import type { ListGamesSortOrder } from './listGamesSortOrder.ts';
import type { PageParameter } from './pageParameter.ts';
import type { SeriesId } from './seriesId.ts';
import type { SsgtId } from './ssgtId.ts';
import type { TeamId } from './teamId.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type ListGamesParams = {
/**
 * Only games that were played (true) or were not (false).
 */
played?: boolean;
/**
 * Number of the page, from 1.
 * @minimum 1
 * @maximum 100000
 */
page?: PageParameter;
/**
 * Rows in a page (specification §9).
 * @minimum 1
 * @maximum 100
 */
pageSize?: number;
/**
 * What to order by (specification §9); games that are equal in it come in the order of their start.
 */
sortBy?: GameOrder;
/**
 * Direction of the order (specification §9).
 */
sortOrder?: ListGamesSortOrder;
/**
 * Only games of this team, at home or away.
 */
team?: TeamId;
/**
 * Only games of this series.
 */
series?: SeriesId;
/**
 * Only games of this competition.
 */
seasonSeriesGameType?: SsgtId;
/**
 * Only games whose teams and venue together hold every word of this, letter case and marks ignored.
 * @maxLength 100
 */
search?: string;
/**
 * Only games at venues whose name holds every word of this, letter case and marks ignored.
 * @maxLength 100
 */
location?: string;
/**
 * Only games of this status.
 */
status?: GameStatus;
/**
 * Only games that start at this moment.
 */
startsAt?: Instant;
/**
 * Only games that start at another time than first planned (true) or as planned (false).
 */
postponed?: boolean;
/**
 * Only games that start on this day or later; a day of `timeZone`.
 */
startsFrom?: Day;
/**
 * Only games that start on this day or earlier; a day of `timeZone`.
 */
startsUntil?: Day;
/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_-]+$
 */
importUuid?: ImportUuidParameter;
/**
 * The time zone of the days that moments are compared with, by its IANA name.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: TimeZoneParameter;
/**
 * Deleted games instead of the others.
 */
deleted?: boolean;
};
