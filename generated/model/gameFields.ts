/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ExternalId } from './externalId.ts';
import type { GameState } from './gameState.ts';
import type { GameTeam } from './gameTeam.ts';
import type { Instant } from './instant.ts';
import type { PeriodScore } from './periodScore.ts';
import type { SsgtId } from './ssgtId.ts';

/**
 * The part of a game that administrators write.
 */
export interface GameFields {
  /** The competition that the game belongs to. */
  ssgtUuid?: SsgtId;
  /** When the game starts; of a game whose time is to be decided only the day counts. */
  startDateTime?: Instant;
  /** Whether the time of day is not known yet. */
  timeToBeDecided?: boolean;
  state?: GameState;
  /** Whether the game was played. */
  played?: boolean;
  /** Whether it took overtime. */
  overtime?: boolean;
  /** Whether it took a shootout. */
  shootout?: boolean;
  homeTeam?: GameTeam | null;
  awayTeam?: GameTeam | null;
  /**
     * Goals of the home team.
     * @minimum 0
     * @maximum 999
     * @nullable
     */
  homeScore?: number | null;
  /**
     * Goals of the away team.
     * @minimum 0
     * @maximum 999
     * @nullable
     */
  awayScore?: number | null;
  /**
     * Name of the venue; null while it is to be decided. Surrounding blanks are not kept.
     * @maxLength 200
     * @nullable
     */
  venueName?: string | null;
  /**
     * Number of the round.
     * @minimum 0
     * @maximum 10000
     * @nullable
     */
  roundNumber?: number | null;
  /**
     * Name of the round.
     * @maxLength 100
     * @nullable
     */
  roundLabel?: string | null;
  /**
     * The score at the end of each part of the game that is known.
     * @maxItems 20
     */
  periodScores?: PeriodScore[];
  /**
     * What registers call the game.
     * @maxItems 50
     */
  extIds?: ExternalId[];
  /** Whether the game is deleted and left out of lists. */
  deleted?: boolean;
}
