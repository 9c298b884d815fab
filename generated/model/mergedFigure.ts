/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FigureKind } from './figureKind.ts';
import type { StatisticsKey } from './statisticsKey.ts';

/**
 * A figure of both, which becomes their sum.
 */
export interface MergedFigure {
  key: StatisticsKey;
  kind: FigureKind;
  /** What the one that stays has. */
  kept: number;
  /** What the one that ends has. */
  ended: number;
}
