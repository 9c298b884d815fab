/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FigureKind } from './figureKind.ts';
import type { StatisticsKey } from './statisticsKey.ts';

/**
 * A value that every row has.
 */
export interface StatisticsColumn {
  key: StatisticsKey;
  kind: FigureKind;
}
