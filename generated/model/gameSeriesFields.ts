/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameTeam } from './gameTeam.ts';
import type { Name } from './name.ts';
import type { Round } from './round.ts';
import type { SsgtId } from './ssgtId.ts';

/**
 * The part of a game series that administrators write.
 */
export interface GameSeriesFields {
  /** The competition that it belongs to. */
  ssgtUuid?: SsgtId;
  round?: Round;
  /**
     * Its name in each language; without one it is called after its teams.
     * @maxItems 10
     */
  names?: Name[];
  homeTeam?: GameTeam | null;
  awayTeam?: GameTeam | null;
  /**
     * Place in its round, from 0; the next free one where a new game series leaves it out.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder?: number;
}
