/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeriesFields } from './seriesFields.ts';
import type { SeriesRecord } from './seriesRecord.ts';

/**
 * A series, such as a division of a league.
 */
export type Series = SeriesFields & SeriesRecord & Required<Pick<SeriesFields & SeriesRecord, 'code' | 'names' | 'deleted'>>;
