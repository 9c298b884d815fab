/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameTeam } from './gameTeam.ts';
import type { StatisticsRowPlayer } from './statisticsRowPlayer.ts';
import type { StatisticsValues } from './statisticsValues.ts';

/**
 * What one player achieved in a competition.
 */
export interface StatisticsRow {
  /** The player. */
  player: StatisticsRowPlayer;
  team: GameTeam | null;
  values: StatisticsValues;
}
