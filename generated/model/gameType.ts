/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameTypeId } from './gameTypeId.ts';
import type { Name } from './name.ts';

/**
 * A kind of competition within a season, such as regular season or playoffs.
 */
export interface GameType {
  uuid: GameTypeId;
  /** Short code of the game type. */
  code: string;
  /** Its name in each language. */
  names: Name[];
  /** Its name in lists and headings. */
  displayName: string;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
  /** Whether it is deleted. */
  deleted: boolean;
}
