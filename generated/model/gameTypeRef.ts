/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameTypeId } from './gameTypeId.ts';
import type { Name } from './name.ts';

/**
 * A game type as other things refer to it.
 */
export interface GameTypeRef {
  uuid: GameTypeId;
  /**
     * Short code of the game type.
     * @maxLength 60
     */
  code?: string;
  /**
     * Name of the game type.
     * @maxLength 200
     */
  displayName?: string;
  /**
     * Its name in each language.
     * @maxItems 10
     */
  names?: Name[];
}
