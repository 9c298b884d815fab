/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SsgtId } from './ssgtId.ts';
import type { Title } from './title.ts';

/**
 * The competition of a game.
 */
export interface GameSsgt {
  uuid: SsgtId;
  /** Name of the competition. */
  displayName: string;
  /**
     * What it is called in each language; by series, season and game type where it has no name.
     * @minItems 1
     */
  titles: Title[];
  /** Its name in each language. */
  names: Name[];
}
