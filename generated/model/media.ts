/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MediaFields } from './mediaFields.ts';
import type { MediaRecord } from './mediaRecord.ts';

/**
 * An image or a video of the library (specification §3).
 */
export type Media = MediaFields & MediaRecord & Required<Pick<MediaFields & MediaRecord, 'name' | 'description' | 'isPrivate' | 'tags' | 'gameTags' | 'categories' | 'categoryId' | 'photographer' | 'legal' | 'focalPoint' | 'isLocked' | 'isHiddenInListing' | 'thumbnail' | 'draft' | 'publishDate'>>;
