/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeasonFields } from './seasonFields.ts';
import type { SeasonRecord } from './seasonRecord.ts';

/**
 * A season of a site.
 */
export type Season = SeasonFields & SeasonRecord & Required<Pick<SeasonFields & SeasonRecord, 'code' | 'names'>>;
