/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a card of an article says beside its headline, of articles alone.
 * @nullable
 */
export type ResolvedArticle = {
  /**
     * The word above the headline.
     * @nullable
     */
  label: string | null;
  /** Its language by two letters. */
  lang: string;
  /**
     * When it was published.
     * @nullable
     */
  publishedAt: string | null;
  /** Whether the site draws it larger than others. */
  highlighted: boolean;
  /** Whether the section has pinned it. */
  pinned: boolean;
} | null;
