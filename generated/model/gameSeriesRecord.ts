/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameOfSeries } from './gameOfSeries.ts';
import type { GameSeriesId } from './gameSeriesId.ts';
import type { GameSeriesRecordWins } from './gameSeriesRecordWins.ts';
import type { Name } from './name.ts';

/**
 * The part of a game series that the service keeps or derives.
 */
export interface GameSeriesRecord {
  uuid: GameSeriesId;
  /** Its name, or both teams as `Home - Away`, in English where one is to be decided, or its round and place while both are. */
  displayName: string;
  /**
     * What it is called in each language that this differs in; `display` for the others.
     * @minItems 1
     */
  titles: Name[];
  /** How many of the games that were played each team has won. */
  wins: GameSeriesRecordWins;
  /** All games of the competition between the two teams, by start. */
  games: GameOfSeries[];
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
}
