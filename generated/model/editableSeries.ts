/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { EditableSeriesEntry } from './editableSeriesEntry.ts';

/**
 * Which series of a site its administrators may change.
 */
export interface EditableSeries {
  /**
     * The series, each once.
     * @maxItems 1000
     */
  series: EditableSeriesEntry[];
}
