/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SeriesId } from './seriesId.ts';

/**
 * A series and whether it may be changed.
 */
export interface EditableSeriesEntry {
  uuid: SeriesId;
  /**
     * Short code of the series; the service reads it from the series, whatever is sent.
     * @maxLength 60
     */
  code?: string;
  /**
     * Its name in each language; the service reads it from the series, whatever is sent.
     * @maxItems 10
     */
  names?: Name[];
  /** Whether administrators of the site may change it. */
  editable: boolean;
}
