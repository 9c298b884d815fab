/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameId } from './gameId.ts';
import type { GameOfSeriesDisplayStatus } from './gameOfSeriesDisplayStatus.ts';

/**
 * A game of a game series.
 */
export interface GameOfSeries {
  uuid: GameId;
  /** Both teams, as `Home - Away`. */
  displayName: string;
  /** When it starts. */
  startDateTime: string;
  /** As of the game itself. */
  displayStatus: GameOfSeriesDisplayStatus;
  /**
     * Goals of the home team.
     * @nullable
     */
  homeScore: number | null;
  /**
     * Goals of the away team.
     * @nullable
     */
  awayScore: number | null;
}
