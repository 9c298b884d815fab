/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleEditor } from './articleEditor.ts';

/**
 * Who else has an article open.
 */
export interface ArticlePresence {
  /** The others, longest first. */
  others: ArticleEditor[];
}
