/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleState } from './articleState.ts';
import type { Uuid } from './uuid.ts';

/**
 * An article by its headline, for choosing one.
 */
export interface ArticleTitle {
  id: Uuid;
  /** Its headline. */
  header: string;
  state: ArticleState;
  /**
     * When it is or was published.
     * @nullable
     */
  publishedAt: string | null;
}
