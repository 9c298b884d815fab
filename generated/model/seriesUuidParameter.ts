/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeriesId } from './seriesId.ts';

export type SeriesUuidParameter = SeriesId;
