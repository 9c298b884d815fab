/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleId } from './articleId.ts';
import type { ArticleState } from './articleState.ts';

/**
 * An article by its headline, for choosing one.
 */
export interface ArticleTitle {
  id: ArticleId;
  /** Its headline. */
  header: string;
  state: ArticleState;
  /**
     * When it is or was published.
     * @nullable
     */
  publishedAt: string | null;
}
