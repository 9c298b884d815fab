/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GamesConfigShow } from './gamesConfigShow.ts';

/**
 * Games.
 */
export interface GamesConfig {
  /**
     * Only games of this competition; null for all.
     * @maxLength 60
     * @nullable
     */
  ssgtUuid?: string | null;
  /**
     * Only games of this team; null for all.
     * @maxLength 60
     * @nullable
     */
  teamUuid?: string | null;
  /** Which games. */
  show?: GamesConfigShow;
  /**
     * How many games it shows.
     * @minimum 1
     * @maximum 20
     */
  count?: number;
}
