/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';

/**
 * The part of a series that administrators write.
 */
export interface SeriesFields {
  /**
     * Short code of the series; no other series of the site may have it.
     * @minLength 1
     * @maxLength 60
     * @pattern ^\S(.*\S)?$
     */
  code?: string;
  /**
     * Its name in each language, each language once.
     * @maxItems 10
     */
  names?: Name[];
  /** Whether the series is deleted; it then leaves the lists of active series and frees its code. */
  deleted?: boolean;
}
