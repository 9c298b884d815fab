/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListPlayerStatisticsSortBy } from './listPlayerStatisticsSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { PlayerId } from './playerId.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';

export type ListPlayerStatisticsParams = {
/**
 * The player.
 */
playerUuid: PlayerId;
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
 * What to order by; `season` is the code of the season.
 */
sortBy?: ListPlayerStatisticsSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
