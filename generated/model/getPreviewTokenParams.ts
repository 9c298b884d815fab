/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleId } from './articleId.ts';

export type GetPreviewTokenParams = {
/**
 * The article.
 */
id: ArticleId;
};
