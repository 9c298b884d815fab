/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameOfSeriesDisplayStatus } from './gameOfSeriesDisplayStatus.ts';
import type { Uuid } from './uuid.ts';

/**
 * A game of a game series.
 */
export interface GameOfSeries {
  uuid: Uuid;
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
