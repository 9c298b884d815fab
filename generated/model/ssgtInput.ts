/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtFields } from './ssgtFields.ts';

/**
 * What one may send about a competition. On an update a property that is left out keeps its value.
 */
export type SsgtInput = SsgtFields & Required<Pick<SsgtFields, 'season' | 'series' | 'gameType'>>;
