/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeriesId } from './seriesId.ts';

/**
 * A series that games can be filtered by.
 */
export interface GameFilter {
  uuid: SeriesId;
  /**
     * What the series is called; the service reads it from the series, whatever is sent.
     * @maxLength 200
     */
  name?: string;
  /** Whether it is shown; shown when left out. */
  visible?: boolean;
  /**
     * Its place, from 0; where it stands in the list when left out.
     * @minimum 0
     * @maximum 10000
     */
  sortOrder?: number;
}
