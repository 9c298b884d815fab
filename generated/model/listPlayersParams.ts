/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ListPlayersSortBy } from './listPlayersSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchTokenParameter } from './searchTokenParameter.ts';
import type { SeriesUuidParameter } from './seriesUuidParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';
import type { Uuid } from './uuid.ts';

export type ListPlayersParams = {
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
 * Only players of this team.
 */
teamUuid?: Uuid;
/**
 * An opaque identifier.
 * @minLength 1
 * @maxLength 60
 * @pattern ^[A-Za-z0-9_-]+$
 */
seriesUuid?: SeriesUuidParameter;
/**
 * What to order by.
 */
sortBy?: ListPlayersSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
