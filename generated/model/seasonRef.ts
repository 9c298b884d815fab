/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SeasonId } from './seasonId.ts';

/**
 * A season as other things refer to it.
 */
export interface SeasonRef {
  uuid: SeasonId;
  /**
     * Short code of the season.
     * @maxLength 20
     */
  code?: string;
  /**
     * Name of the season.
     * @maxLength 200
     */
  displayName?: string;
  /**
     * Its name in each language.
     * @maxItems 10
     */
  names?: Name[];
}
