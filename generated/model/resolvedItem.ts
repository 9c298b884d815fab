/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';
import type { ResolvedArticle } from './resolvedArticle.ts';
import type { ResolvedItemKind } from './resolvedItemKind.ts';
import type { ResolvedPicture } from './resolvedPicture.ts';
import type { ResolvedRow } from './resolvedRow.ts';
import type { ResolvedSlide } from './resolvedSlide.ts';
import type { Title } from './title.ts';

/**
 * Something that a section holds, ready to be drawn.
 */
export interface ResolvedItem {
  /** What it is. */
  kind: ResolvedItemKind;
  /** Its identifier. */
  id: string;
  /** What it is called, in one language. */
  title: string;
  /** The same in each language that it differs in. */
  titles: Title[];
  /**
     * The text beneath.
     * @nullable
     */
  text: string | null;
  /**
     * Where it leads: a path of the site or an address elsewhere; null nowhere.
     * @nullable
     */
  href: string | null;
  /** Whether it opens beside the page. */
  openInNewTab: boolean;
  picture: ResolvedPicture | null;
  article: ResolvedArticle | null;
  /** The game, of games and slides about one. */
  game: Game | null;
  slide: ResolvedSlide | null;
  row: ResolvedRow | null;
  /**
     * A text as clean HTML, of texts alone.
     * @nullable
     */
  html: string | null;
}
