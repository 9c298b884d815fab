/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MergedFigure } from './mergedFigure.ts';
import type { StatisticsModuleName } from './statisticsModuleName.ts';
import type { Title } from './title.ts';
import type { Uuid } from './uuid.ts';

/**
 * Figures of a competition that both have.
 */
export interface MergedFigures {
  uuid: Uuid;
  /** Name of the competition. */
  displayName: string;
  /** What the competition is called in each language. */
  titles: Title[];
  module: StatisticsModuleName;
  /** The figures of which the one that ends has any, each with what either has. */
  values: MergedFigure[];
}
