/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameId } from './gameId.ts';
import type { GameSuggestionLinkType } from './gameSuggestionLinkType.ts';
import type { Title } from './title.ts';

/**
 * A game that a text seems to be about.
 */
export interface GameSuggestion {
  gameUuid: GameId;
  /** Both teams, as `Home - Away`. */
  title: string;
  /** The same in each language, where it differs in them. */
  titles: Title[];
  /**
     * When the game starts.
     * @nullable
     */
  startDateTime: string | null;
  /** As what it would be linked: before, during or after the game. */
  linkType: GameSuggestionLinkType;
  /** The words of the text that name its teams. */
  names: string[];
}
