/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { Title } from './title.ts';
import type { Uuid } from './uuid.ts';

/**
 * The competition of a game.
 */
export interface GameSsgt {
  uuid: Uuid;
  /** Name of the competition. */
  displayName: string;
  /** What it is called in each language; by series, season and game type where it has no name. */
  titles: Title[];
  /** Its name in each language. */
  names: Name[];
}
