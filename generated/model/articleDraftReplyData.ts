/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleInput } from './articleInput.ts';

/**
 * What was asked for.
 */
export type ArticleDraftReplyData = {
  article: ArticleInput;
};
