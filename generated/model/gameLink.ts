/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameLinkType } from './gameLinkType.ts';
import type { Title } from './title.ts';

/**
 * Something that refers to a game.
 */
export interface GameLink {
  /** What it is; a layout shows it in a slide, and `nextHomeGame` is a slide that shows the next home game, which it is now. */
  type: GameLinkType;
  /** Its identifier, different among the links of a game. */
  id: string;
  /** Its name for people. */
  title: string;
  /** The same in each language, where it differs in them. */
  titles: Title[];
  /** Address in the console where it is edited. */
  path: string;
}
