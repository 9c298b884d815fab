/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What stands above the text from elsewhere, instead of an item of the library.
 * @nullable
 */
export type EmbeddedMedia = {
  /**
     * Its address.
     * @minLength 1
     * @maxLength 2000
     */
  url: string;
  /**
     * An image of the library that stands for it.
     * @maxLength 300
     * @nullable
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  thumbnail?: string | null;
} | null;
