/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleListConfigDisplay } from './articleListConfigDisplay.ts';
import type { ArticleListConfigMatch } from './articleListConfigMatch.ts';
import type { ArticleListConfigSource } from './articleListConfigSource.ts';
import type { MediaTag } from './mediaTag.ts';
import type { PinnedArticle } from './pinnedArticle.ts';

/**
 * A list of articles.
 */
export interface ArticleListConfig {
  /** Where its articles come from: the newest, those with its tags, or only the pinned ones. */
  source?: ArticleListConfigSource;
  /**
     * The tags of a list by tags.
     * @maxItems 20
     */
  tags?: MediaTag[];
  /** Whether an article needs one of the tags or all of them. */
  match?: ArticleListConfigMatch;
  /**
     * Articles that stand first, in their order.
     * @maxItems 20
     */
  pinned?: PinnedArticle[];
  /**
     * How many articles it shows.
     * @minimum 1
     * @maximum 24
     */
  count?: number;
  /** How they are drawn. */
  display?: ArticleListConfigDisplay;
  /** Whether what stands above on the page is left out. */
  skipShown?: boolean;
  /**
     * Only articles in this language; null for all.
     * @nullable
     * @pattern ^[a-z]{2}$
     */
  onlyLanguage?: string | null;
}
