import type { AddOns, Device, Game, ResolvedItem, ResolvedPicture } from '../../contract.ts';
import type { LibraryItem } from '../slide-media.ts';

/** An article as sections show it, at the moment that is looked at. */
export interface ArticleFact {
  readonly id: string;
  readonly state: 'public' | 'unpublished' | 'deleted';
  readonly header: string;
  readonly intro: string;
  readonly label: string | null;
  readonly lang: string;
  readonly publishedAt: string | null;
  readonly unpublishAt: string | null;
  readonly media: string | null;
  readonly highlighted: boolean;
  readonly href: string | null;
}

/** An item of the library, and whether visitors may see it at the moment. */
export interface MediaFact {
  readonly picture: NonNullable<ResolvedPicture>;
  readonly isPublic: boolean;
  readonly item: LibraryItem;
}

/** A game, and where its metadata says that tickets are sold. */
export interface GameFact {
  readonly game: Game;
  readonly ticketUrl: string | null;
}

/** What a section finds by itself: articles by their ids, or items as they are drawn. */
export interface ListFact {
  readonly articleIds: readonly string[];
  readonly items: readonly ResolvedItem[];
  readonly matching: number;
  readonly required: number;
  readonly newest: string | null;
  /** Sponsors of the section's groups whose contracts have ended: visitors do not see them any more. */
  readonly ended?: readonly { readonly id: string; readonly title: string }[];
}

/**
 * All that is known of what a layout refers to and finds, at a moment. Whatever is not in a map the site does not have.
 */
export interface Facts {
  /** Milliseconds. */
  readonly at: number;
  readonly device: Device;
  readonly addOns: AddOns;
  readonly articles: ReadonlyMap<string, ArticleFact>;
  /** By mediaString. */
  readonly media: ReadonlyMap<string, MediaFact>;
  readonly games: ReadonlyMap<string, GameFact>;
  /** The uuid of the next home game, by the uuid of the team; of any team of the site under ''. */
  readonly nextHome: ReadonlyMap<string, string>;
  /** Where routes and pages lead, by kind and id. */
  readonly links: ReadonlyMap<string, string>;
  /** Path of a game's page with a `:part` for its uuid; null where the site has none. */
  readonly gamePath: string | null;
  readonly inactiveTags: ReadonlySet<string>;
  /** By the id of the section. */
  readonly lists: ReadonlyMap<string, ListFact>;
}

/** An item without anything but its name; the parts that its kind has are put into it. */
export function bareItem(kind: ResolvedItem['kind'], id: string, title: string): ResolvedItem {
  return {
    kind,
    id,
    title,
    titles: [],
    text: null,
    href: null,
    openInNewTab: false,
    picture: null,
    article: null,
    game: null,
    slide: null,
    row: null,
    html: null,
  };
}

/** The picture of an item of the library; null for one that visitors may not see. */
export function shownPicture({ media }: Pick<Facts, 'media'>, mediaString: string | null | undefined): ResolvedPicture {
  const found = mediaString ? media.get(mediaString) : undefined;
  return found?.isPublic ? found.picture : null;
}

/** Where a game has its page; null where the site has none for games. */
export function gameHref({ gamePath }: Pick<Facts, 'gamePath'>, uuid: string): string | null {
  return gamePath === null ? null : gamePath.replace(/:[^/]+/, uuid);
}

/** A game as an item. */
export function gameItem(facts: Pick<Facts, 'gamePath'>, game: Game): ResolvedItem {
  const item = bareItem('game', game.uuid, game.displayName);
  return { ...item, titles: game.titles, game, href: gameHref(facts, game.uuid) };
}
