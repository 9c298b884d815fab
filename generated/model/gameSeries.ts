/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameSeriesFields } from './gameSeriesFields.ts';
import type { GameSeriesRecord } from './gameSeriesRecord.ts';

/**
 * The games of a competition that decide between two teams in a round of a tournament (specification §3).
 */
export type GameSeries = GameSeriesFields & GameSeriesRecord & Required<Pick<GameSeriesFields & GameSeriesRecord, 'ssgtUuid' | 'round' | 'names' | 'homeTeam' | 'awayTeam' | 'sortOrder'>>;
