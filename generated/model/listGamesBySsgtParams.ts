/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameOrder } from './gameOrder.ts';
import type { ListGamesBySsgtSortOrder } from './listGamesBySsgtSortOrder.ts';
import type { PageParameter } from './pageParameter.ts';
import type { SeriesId } from './seriesId.ts';
import type { TeamId } from './teamId.ts';

export type ListGamesBySsgtParams = {
/**
 * Only games whose teams and venue together hold every word of this, letter case and marks ignored.
 * @maxLength 100
 */
search?: string;
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
sortOrder?: ListGamesBySsgtSortOrder;
/**
 * Only games of this team, at home or away.
 */
teamUuid?: TeamId;
/**
 * Only games at venues whose name holds every word of this, letter case and marks ignored.
 * @maxLength 100
 */
location?: string;
/**
 * Only games of this series.
 */
series?: SeriesId;
};
