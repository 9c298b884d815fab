/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FocalPoint } from './focalPoint.ts';
import type { MediaCategoryRef } from './mediaCategoryRef.ts';
import type { MediaTag } from './mediaTag.ts';

/**
 * The part of an item that administrators write. Images have no publishing, lock or thumbnail; videos have no photographer, legal text or focal point.
 */
export interface MediaFields {
  /**
     * Name of the item; surrounding blanks are not kept.
     * @minLength 1
     * @maxLength 300
     * @pattern \S
     */
  name?: string;
  /**
     * What it shows, also for those who do not see it.
     * @maxLength 4000
     * @nullable
     */
  description?: string | null;
  /** Whether only administrators find it. */
  isPrivate?: boolean;
  /**
     * The tags of the item, other than those of games.
     * @maxItems 100
     */
  tags?: MediaTag[];
  /**
     * The games that the item is linked to, as tags `game.<uuid>`.
     * @maxItems 100
     */
  gameTags?: MediaTag[];
  /**
     * The categories of the item; an image has one at most.
     * @maxItems 20
     */
  categories?: MediaCategoryRef[];
  /**
     * The category of an image, by its identifier.
     * @minimum 1
     * @maximum 1000
     * @nullable
     */
  categoryId?: number | null;
  /**
     * Who took the picture; images only.
     * @maxLength 200
     * @nullable
     */
  photographer?: string | null;
  /**
     * Rights to the picture; images only.
     * @maxLength 2000
     * @nullable
     */
  legal?: string | null;
  focalPoint?: FocalPoint | null;
  /** Whether the video is protected from changes in the console until it is unlocked there; videos only. */
  isLocked?: boolean;
  /** Whether lists of the public site leave the video out; videos only. */
  isHiddenInListing?: boolean;
  /**
     * An image of the library that stands for the video, by its mediaString; videos only.
     * @maxLength 300
     * @nullable
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  thumbnail?: string | null;
  /** Whether the video is a draft and not published; videos only. */
  draft?: boolean;
  /**
     * When the video is published; a new moment must be in the future (specification §5). Videos only.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  publishDate?: string | null;
}
