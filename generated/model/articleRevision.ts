/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleRevisionReason } from './articleRevisionReason.ts';

/**
 * An article as it was saved once.
 */
export interface ArticleRevision {
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
  /** What was done then. */
  reason: ArticleRevisionReason;
  /**
     * Words that it had.
     * @minimum 0
     */
  wordCount: number;
}
