/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A picture of a gallery.
 */
export interface GalleryPicture {
  /**
     * The image of the library.
     * @maxLength 300
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  media: string;
  /**
     * What it shows.
     * @maxLength 500
     * @nullable
     */
  alt?: string | null;
  /**
     * The text beneath it.
     * @maxLength 1000
     * @nullable
     */
  caption?: string | null;
  /**
     * Who took it.
     * @maxLength 200
     * @nullable
     */
  credit?: string | null;
}
