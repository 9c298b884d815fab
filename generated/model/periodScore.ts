/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PeriodScorePeriod } from './periodScorePeriod.ts';

/**
 * The score at the end of a part of a game.
 */
export interface PeriodScore {
  /** The part that ended. */
  period: PeriodScorePeriod;
  /**
     * Goals of the home team.
     * @minimum 0
     * @maximum 999
     */
  home: number;
  /**
     * Goals of the away team.
     * @minimum 0
     * @maximum 999
     */
  away: number;
}
