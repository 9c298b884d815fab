/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ContentFeedFields } from './contentFeedFields.ts';
import type { ContentFeedRecord } from './contentFeedRecord.ts';

/**
 * A feed that a site takes content from.
 */
export type ContentFeed = ContentFeedFields & ContentFeedRecord & Required<Pick<ContentFeedFields & ContentFeedRecord, 'name' | 'url' | 'format' | 'active'>>;
