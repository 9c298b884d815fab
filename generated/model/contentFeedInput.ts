/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ContentFeedFields } from './contentFeedFields.ts';

/**
 * What one may send about a new feed.
 */
export type ContentFeedInput = ContentFeedFields & Required<Pick<ContentFeedFields, 'name' | 'url' | 'format'>>;
