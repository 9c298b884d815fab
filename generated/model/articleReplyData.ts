/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Article } from './article.ts';

/**
 * What was asked for.
 */
export type ArticleReplyData = {
  article: Article;
};
