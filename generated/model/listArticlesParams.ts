/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleState } from './articleState.ts';
import type { ArticleVersion } from './articleVersion.ts';
import type { ChangedFromParameter } from './changedFromParameter.ts';
import type { ChangedUntilParameter } from './changedUntilParameter.ts';
import type { Day } from './day.ts';
import type { ListArticlesSortBy } from './listArticlesSortBy.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { SortOrderParameter } from './sortOrderParameter.ts';
import type { TagValue } from './tagValue.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type ListArticlesParams = {
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Only articles with the tag of this value.
 */
tag?: TagValue;
/**
 * Only articles linked to this game, by its uuid or by the value of its tag.
 * @maxLength 65
 * @pattern ^(game\.)?[A-Za-z0-9_-]+$
 */
game?: string;
/**
 * Only articles in this language.
 * @pattern ^[a-z]{2}$
 */
lang?: string;
/**
 * Only articles by this author, letter case and surrounding blanks ignored.
 * @minLength 1
 * @maxLength 200
 */
author?: string;
/**
 * Only articles with this headline; letter case, marks of letters and how many blanks stand between words are ignored.
 * @minLength 1
 * @maxLength 300
 */
header?: string;
/**
 * Only articles with this label, letter case and surrounding blanks ignored.
 * @minLength 1
 * @maxLength 40
 */
label?: string;
/**
 * Only articles of this state.
 */
state?: ArticleState;
/**
 * Only articles of this version.
 */
version?: ArticleVersion;
/**
 * Only articles that lists leave out (true) or do not (false).
 */
hidden?: boolean;
/**
 * Only highlighted articles (true) or others (false).
 */
highlighted?: boolean;
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
 * Only what is or was published on this day or later; a day of `timeZone`.
 */
publishedFrom?: Day;
/**
 * Only what is or was published on this day or earlier; a day of `timeZone`.
 */
publishedUntil?: Day;
/**
 * Only what leaves the site on this day or earlier and has not left it yet; a day of `timeZone`.
 */
leavesUntil?: Day;
/**
 * Only what has an embargo that ends on this day or earlier and has not ended yet; a day of `timeZone`.
 */
embargoUntil?: Day;
/**
 * The time zone of the days that moments are compared with, by its IANA name.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: TimeZoneParameter;
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
sortBy?: ListArticlesSortBy;
/**
 * Direction of an order (specification §3).
 */
sortOrder?: SortOrderParameter;
};
