/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeriesId } from './seriesId.ts';

/**
 * Only rows of this series.
 */
export type SeriesUuidParameter = SeriesId;
