/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * Identifier of an article.
 */
export type ArticleId = Uuid;
