/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeriesFields } from './seriesFields.ts';

/**
 * What one may send about a series. On an update a property that is left out keeps its value.
 */
export type SeriesInput = SeriesFields & Required<Pick<SeriesFields, 'code'>>;
