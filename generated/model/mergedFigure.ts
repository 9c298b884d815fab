/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { StatisticsKey } from './statisticsKey.ts';
import type { StatisticsKind } from './statisticsKind.ts';

/**
 * A figure of both, which becomes their sum.
 */
export interface MergedFigure {
  key: StatisticsKey;
  kind: StatisticsKind;
  /** What the one that stays has. */
  kept: number;
  /** What the one that ends has. */
  ended: number;
}
