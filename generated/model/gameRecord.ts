/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameId } from './gameId.ts';
import type { GameRecordDisplayStatus } from './gameRecordDisplayStatus.ts';
import type { GameRecordVenueInfo } from './gameRecordVenueInfo.ts';
import type { GameSsgt } from './gameSsgt.ts';
import type { GameStatus } from './gameStatus.ts';
import type { GameTeamInfo } from './gameTeamInfo.ts';
import type { SeriesRef } from './seriesRef.ts';
import type { Title } from './title.ts';

/**
 * The part of a game that the service keeps or derives.
 */
export interface GameRecord {
  uuid: GameId;
  /** Both teams, as `Home - Away`; in English, by the team that is known or by its round, while one is to be decided. */
  displayName: string;
  /** What it is called in each language while a team is to be decided, by the other team or by its round; empty once both are known. */
  titles: Title[];
  ssgt: GameSsgt;
  /** The start in UTC. */
  rawStartDateTime: string;
  /**
     * The start that the game had before it was postponed, in UTC; null for one that starts as first planned.
     * @nullable
     */
  originalStartDateTime: string | null;
  /** Whether only the day of the original start was known. */
  originalTimeToBeDecided: boolean;
  /** A deleted game is Deleted, a played one Played, any other Upcoming (specification §3). */
  displayStatus: GameRecordDisplayStatus;
  status: GameStatus;
  homeTeamInfo: GameTeamInfo | null;
  awayTeamInfo: GameTeamInfo | null;
  /**
     * The venue; null while it is to be decided.
     * @nullable
     */
  venueInfo: GameRecordVenueInfo;
  seriesInfo: SeriesRef;
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
