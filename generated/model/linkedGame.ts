/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameId } from './gameId.ts';
import type { Title } from './title.ts';

/**
 * A game that an article is linked to.
 */
export interface LinkedGame {
  gameUuid: GameId;
  /** As what it is linked, the third part of the tag; `game` where it has two parts (specification §3). */
  linkType: string;
  /** Both teams, as `Home - Away`. */
  title: string;
  /** The same in each language, where it differs in them. */
  titles: Title[];
  /**
     * When the game starts.
     * @nullable
     */
  startDateTime: string | null;
}
