/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaFields } from './mediaFields.ts';
import type { MediaString } from './mediaString.ts';

/**
 * What one may send about an item. On an update a property that is left out keeps its value.
 */
export type MediaInput = MediaFields & ({
  /** The file of a new item, as its upload named it: needed for an image. On an update it may be sent along, but not changed. */
  mediaString?: MediaString;
  /**
     * The reported upload of an image, such as a frame that the browser took, that becomes the poster of a video.
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  posterUploadKey?: string | null;
}) & Required<Pick<MediaFields & ({
  /** The file of a new item, as its upload named it: needed for an image. On an update it may be sent along, but not changed. */
  mediaString?: MediaString;
  /**
     * The reported upload of an image, such as a frame that the browser took, that becomes the poster of a video.
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  posterUploadKey?: string | null;
}), 'name'>>;
