/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ListMediaSortBy } from './listMediaSortBy.ts';
import type { ListMediaSortOrder } from './listMediaSortOrder.ts';
import type { MediaStatus } from './mediaStatus.ts';
import type { MediaTypeParameter } from './mediaTypeParameter.ts';
import type { PageParameter } from './pageParameter.ts';
import type { PageSizeParameter } from './pageSizeParameter.ts';
import type { SearchParameter } from './searchParameter.ts';
import type { TagValue } from './tagValue.ts';
import type { Uuid } from './uuid.ts';

export type ListMediaParams = {
/**
 * What an item of the library is.
 */
type: MediaTypeParameter;
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
 * Only the item of this identifier.
 */
id?: Uuid;
/**
 * Only the item of this mediaString, which tells what a form refers to.
 * @maxLength 300
 */
mediaString?: string;
/**
 * Text to search for, letter case and surrounding blanks ignored.
 * @maxLength 100
 */
search?: SearchParameter;
/**
 * Only items of the category of this identifier.
 * @minimum 1
 * @maximum 1000
 */
category?: number;
/**
 * Only items with the tag of this value.
 */
tag?: TagValue;
/**
 * Only items linked to this game, by its uuid or by the value of its tag.
 * @maxLength 65
 * @pattern ^(game\.)?[A-Za-z0-9_-]+$
 */
game?: string;
/**
 * Only items that this person uploaded; one of those that listMediaUploaders gives.
 * @minLength 1
 * @maxLength 200
 */
uploader?: string;
/**
 * Only private items (true) or public ones (false).
 */
private?: boolean;
/**
 * Only drafts (true) or no drafts (false).
 */
draft?: boolean;
/**
 * Only items in 16:9 (true), fit to be main media, or in other formats (false).
 */
sixteenNine?: boolean;
/**
 * Only items without rights or without a focal point (true), or with both (false); images only, because videos have neither.
 */
incomplete?: boolean;
/**
 * Only items whose file has this SHA-256, in hexadecimal.
 * @pattern ^[0-9a-f]{64}$
 */
hash?: string;
/**
 * Only what was uploaded on this day or later; a day of `timeZone`.
 */
uploadedFrom?: Day;
/**
 * Only what was uploaded on this day or earlier; a day of `timeZone`.
 */
uploadedUntil?: Day;
/**
 * The time zone whose days `uploadedFrom` and `uploadedUntil` are, by its IANA name.
 * @maxLength 50
 * @pattern ^[A-Za-z][A-Za-z0-9_+/-]*$
 */
timeZone?: string;
/**
 * Only items in this state.
 */
status?: MediaStatus;
/**
 * What to order by.
 */
sortBy?: ListMediaSortBy;
/**
 * Direction of the order; the largest and the newest first unless told.
 */
sortOrder?: ListMediaSortOrder;
};
