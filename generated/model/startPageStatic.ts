/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What stays the same on the start page, whatever its sections are.
 */
export interface StartPageStatic {
  /**
     * Its title for search engines.
     * @maxLength 70
     * @nullable
     */
  heading: string | null;
  /**
     * What search engines show beneath it.
     * @maxLength 200
     * @nullable
     */
  text: string | null;
  /**
     * The picture of the library behind the page.
     * @maxLength 300
     * @nullable
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  backgroundMedia: string | null;
  /** Whether the games of the day stand above it. */
  showGameHeader: boolean;
  /** Whether the sponsors stand below it. */
  showSponsorStrip: boolean;
}
