/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameSeriesFields } from './gameSeriesFields.ts';

/**
 * What one may send about a game series. On an update a property that is left out keeps its value.
 */
export type GameSeriesInput = GameSeriesFields & Required<Pick<GameSeriesFields, 'ssgtUuid' | 'round'>>;
