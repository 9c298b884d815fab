/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameSsgt } from './gameSsgt.ts';
import type { GameTeam } from './gameTeam.ts';
import type { PlayerId } from './playerId.ts';
import type { StatisticsModuleName } from './statisticsModuleName.ts';

/**
 * What a player achieved in a competition.
 */
export interface PlayerStatistics {
  /** Identifies the row among those of the player. */
  uuid: string;
  playerUuid: PlayerId;
  ssgt: GameSsgt;
  team: GameTeam | null;
  module: StatisticsModuleName;
  /** Goals. */
  goals: number;
  /** Assists. */
  assists: number;
  /** Points. */
  points: number;
  /** Penalty minutes. */
  penalties: number;
}
