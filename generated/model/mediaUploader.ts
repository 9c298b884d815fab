/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Somebody who uploaded media.
 */
export interface MediaUploader {
  /** What the filter `uploader` takes. */
  id: string;
  /** Name to show. */
  name: string;
}
