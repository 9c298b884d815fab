/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { StatisticsModuleName } from './statisticsModuleName.ts';

/**
 * What players have achieved in a competition.
 */
export interface StatisticsConfig {
  /**
     * The competition; null for the first of the game header.
     * @maxLength 60
     * @nullable
     */
  ssgtUuid?: string | null;
  module?: StatisticsModuleName;
  /**
     * How many rows it shows.
     * @minimum 3
     * @maximum 50
     */
  rows?: number;
}
