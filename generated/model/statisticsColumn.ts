/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { StatisticsColumnKind } from './statisticsColumnKind.ts';
import type { StatisticsKey } from './statisticsKey.ts';

/**
 * A value that every row has.
 */
export interface StatisticsColumn {
  key: StatisticsKey;
  /** What the number is; a signed one is shown with its sign. */
  kind: StatisticsColumnKind;
}
