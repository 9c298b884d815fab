/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a link leads to, of its kind.
 */
export interface SlideLinkTarget {
  /**
     * The thing; null where there is none.
     * @minLength 1
     * @maxLength 60
     * @nullable
     * @pattern ^[A-Za-z0-9_-]+$
     */
  id?: string | null;
  /**
     * The address of an external link.
     * @maxLength 2000
     * @nullable
     */
  url?: string | null;
  /** Whether it opens beside the page. */
  openInNewTab?: boolean;
}
