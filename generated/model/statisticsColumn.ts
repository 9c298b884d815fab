/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { StatisticsKey } from './statisticsKey.ts';
import type { StatisticsKind } from './statisticsKind.ts';

/**
 * A value that every row has.
 */
export interface StatisticsColumn {
  key: StatisticsKey;
  kind: StatisticsKind;
}
