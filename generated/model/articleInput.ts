/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleFields } from './articleFields.ts';

/**
 * What one may send about an article. On an update a property that is left out keeps its value.
 */
export type ArticleInput = ArticleFields & Required<Pick<ArticleFields, 'articleVersion' | 'header'>>;
