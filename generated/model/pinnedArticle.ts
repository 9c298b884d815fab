/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleId } from './articleId.ts';

/**
 * An article that a list shows first.
 */
export interface PinnedArticle {
  articleId: ArticleId;
  /**
     * Its headline in this list; null for its own.
     * @maxLength 300
     * @nullable
     */
  header?: string | null;
  /**
     * Its picture in this list; null for its own.
     * @maxLength 300
     * @nullable
     * @pattern ^image\|[a-z0-9-]+\|[A-Za-z0-9/_-]+$
     */
  media?: string | null;
  /**
     * Until when it stands first; null for ever.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):?[0-5]\d)$
     */
  until?: string | null;
}
