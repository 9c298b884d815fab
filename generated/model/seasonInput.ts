/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeasonFields } from './seasonFields.ts';

/**
 * What one may send about a season.
 */
export type SeasonInput = SeasonFields & Required<Pick<SeasonFields, 'code'>>;
