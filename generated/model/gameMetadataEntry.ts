/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameMetadataType } from './gameMetadataType.ts';

/**
 * One link of a game.
 */
export interface GameMetadataEntry {
  type: GameMetadataType;
  /**
     * Where it leads, an address as specification §5 has it or a path of the site; never empty.
     * @minLength 1
     * @maxLength 2000
     */
  uri: string;
  /**
     * Text of the link.
     * @maxLength 200
     * @nullable
     */
  label?: string | null;
  /**
     * Identifier of one of the logos, or the mediaString of an image of the library.
     * @maxLength 60
     * @nullable
     */
  logo?: string | null;
}
