/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * Only rows of this series.
 */
export type SeriesUuidParameter = Uuid;
