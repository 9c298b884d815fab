/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SportId } from './sportId.ts';

/**
 * A sport as other things refer to it.
 */
export interface SportRef {
  uuid: SportId;
  /**
     * Short code of the sport.
     * @maxLength 40
     */
  code?: string;
  /**
     * Name of the sport.
     * @maxLength 200
     */
  displayName?: string;
  /**
     * Its name in each language.
     * @maxItems 10
     */
  names?: Name[];
}
