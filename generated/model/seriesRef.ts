/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SeriesId } from './seriesId.ts';

/**
 * A series as other things refer to it.
 */
export interface SeriesRef {
  uuid: SeriesId;
  /**
     * Short code of the series.
     * @maxLength 60
     */
  code?: string;
  /**
     * Name of the series.
     * @maxLength 200
     */
  displayName?: string;
  /**
     * Its name in each language.
     * @maxItems 10
     */
  names?: Name[];
}
