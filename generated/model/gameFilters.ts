/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameFilter } from './gameFilter.ts';

/**
 * What visitors of a network's sites can filter games by.
 */
export interface GameFilters {
  /**
     * The series, in their order, each once.
     * @maxItems 200
     */
  filters: GameFilter[];
  /**
     * The series that is chosen at first, one of the filters that are shown; null for none. It keeps its value when left out.
     * @maxLength 60
     * @nullable
     */
  defaultSeriesUuid?: string | null;
  /** Whether games that were played are shown at first; it keeps its value when left out. */
  showPlayed?: boolean;
}
