/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameFields } from './gameFields.ts';
import type { GameRecord } from './gameRecord.ts';

/**
 * A game of a site (specification §3).
 */
export type Game = GameFields & GameRecord & Required<Pick<GameFields & GameRecord, 'ssgtUuid' | 'startDateTime' | 'timeToBeDecided' | 'state' | 'played' | 'overtime' | 'shootout' | 'homeTeam' | 'awayTeam' | 'homeScore' | 'awayScore' | 'venueName' | 'roundNumber' | 'roundLabel' | 'periodScores' | 'extIds' | 'deleted'>>;
