/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { Uuid } from './uuid.ts';

/**
 * The competition of a game.
 */
export interface GameSsgt {
  uuid: Uuid;
  /** Name of the competition. */
  displayName: string;
  /** Its name in each language. */
  names: Name[];
}
