/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';

/**
 * The part of a season that administrators write.
 */
export interface SeasonFields {
  /**
     * The year in which the season begins; no other season of the site may have it (specification §5).
     * @pattern ^\d{4}$
     */
  code?: string;
  /**
     * Its name in each language, each language once.
     * @maxItems 10
     */
  names?: Name[];
}
