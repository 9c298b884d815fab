/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ArticleFields } from './articleFields.ts';
import type { ArticleRecord } from './articleRecord.ts';

/**
 * An article (specification §3).
 */
export type Article = ArticleFields & ArticleRecord & Required<Pick<ArticleFields & ArticleRecord, 'articleVersion' | 'header' | 'intro' | 'label' | 'body' | 'author' | 'lang' | 'mainMedia' | 'embeddedMedia' | 'tags' | 'hideInListing' | 'owner' | 'ownerInstanceId' | 'published' | 'publishedAt' | 'highlightedArticle' | 'sitePriority' | 'metadata'>>;
