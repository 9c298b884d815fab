/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * Identifier of a series.
 */
export type SeriesId = Uuid;
