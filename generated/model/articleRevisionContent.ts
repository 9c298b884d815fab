/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleInput } from './articleInput.ts';

/**
 * What an article said in a revision.
 */
export interface ArticleRevisionContent {
  /**
     * Its number, from 1.
     * @minimum 1
     */
  revision: number;
  /** When it was saved last. */
  at: string;
  /**
     * Who saved it.
     * @nullable
     */
  by: string | null;
  article: ArticleInput;
}
