import type { Article } from '../../generated/model/article.ts';
import type { ArticleRow } from '../../generated/model/articleRow.ts';
import type { Device } from '../../generated/model/device.ts';
import type { Game } from '../../generated/model/game.ts';
import type { MenuGroup } from '../../generated/model/menuGroup.ts';
import type { Player } from '../../generated/model/player.ts';
import type { ResolvedLayout } from '../../generated/model/resolvedLayout.ts';
import type { SocialMediaLink } from '../../generated/model/socialMediaLink.ts';
import type { SponsorGroup } from '../../generated/model/sponsorGroup.ts';
import type { Squad } from '../../generated/model/squad.ts';
import type { StatisticsModule } from '../../generated/model/statisticsModule.ts';
import type { Team } from '../../generated/model/team.ts';

/** Languages in which the site has words of its own. */
export type SiteLanguage = 'en' | 'sv';

/** What stands in place of a page: a preview that is over, an address that leads nowhere, a service that cannot draw it now. */
export type MessageKind = 'over' | 'nothing' | 'unavailable';

/** A picture or a video of the library as a page shows it. */
export type Picture = {
  readonly type: 'image' | 'video';
  /** Address of the picture, of a video's still; the size is put behind it. */
  readonly src: string;
  /** What makes the address one to keep for ever; null where it is not known. */
  readonly version: number | null;
  /** What the library calls it, for captions. */
  readonly title: string;
  readonly alt: string;
  readonly credit: string | null;
  readonly focalPoint: { readonly fpx: number; readonly fpy: number } | null;
  /** Address of the film; null for a picture, and for a film that only subscribers see. */
  readonly video: string | null;
};

/** Pictures by their mediaString. What is not among them is not shown. */
export type Pictures = Readonly<Record<string, Picture>>;

/** What all pages of a site share, as plain data. */
export type SiteFrame = {
  readonly name: string;
  readonly lang: SiteLanguage;
  readonly timeZone: string;
  /** The moment that the page is made for. */
  readonly now: string;
  /** What stands before each path of the site, without a slash at the end. */
  readonly base: string;
  /** The path that is shown, such as `/news`. */
  readonly path: string;
  /** mediaString or address of the crest. */
  readonly crest: string | null;
  readonly menu: readonly ShownMenuGroup[];
  readonly socialMedia: readonly SocialMediaLink[];
  /** The groups of sponsors at the foot of every page, in their order. */
  readonly sponsors: readonly SponsorGroup[];
  readonly pictures: Pictures;
  readonly paths: SitePaths;
};

/** Where things of the site are shown; null where no route of the site shows them. */
export type SitePaths = {
  readonly news: string | null;
  readonly schedule: string | null;
  readonly media: string | null;
  /** With a `:part` for the uuid. */
  readonly game: string | null;
  readonly player: string | null;
  /** By uuid. */
  readonly teams: Readonly<Record<string, string>>;
};

export type ShownMenuGroup = Pick<MenuGroup, 'identifier' | 'name' | 'active' | 'children'>;

/** An article as its page shows it. */
export type ShownArticle = Pick<
  Article,
  | 'articleTitle'
  | 'articleIngress'
  | 'articleBody'
  | 'label'
  | 'author'
  | 'lang'
  | 'publishedAt'
  | 'readingMinutes'
  | 'tags'
  | 'mainMedia'
  | 'embeddedMedia'
  | 'metadata'
>;

/** An article as lists show it. */
export type Teaser = Pick<
  ArticleRow,
  'id' | 'header' | 'introRawText' | 'label' | 'lang' | 'publishedAt' | 'mainMedia' | 'highlightedArticle' | 'url'
>;

/** A game as cards and lists show it. */
export type ShownGame = Pick<
  Game,
  | 'uuid'
  | 'displayName'
  | 'titles'
  | 'startDateTime'
  | 'timeToBeDecided'
  | 'state'
  | 'played'
  | 'overtime'
  | 'shootout'
  | 'homeTeamInfo'
  | 'awayTeamInfo'
  | 'homeScore'
  | 'awayScore'
  | 'venueName'
  | 'seriesInfo'
  | 'periodScores'
>;

export type ShownTeam = Pick<Team, 'uuid' | 'displayName' | 'logo' | 'icon' | 'teamMedia' | 'series'>;
export interface ShownSquad {
  players: readonly Omit<Squad['players'][number], 'portraitConsentState'>[];
  staffs: readonly Omit<Squad['staffs'][number], 'portraitConsentState'>[];
}
export type ShownPlayer = Pick<
  Player,
  'uuid' | 'fullName' | 'jerseyNumber' | 'positionCode' | 'shoots' | 'height' | 'weight' | 'team'
> & { readonly portrait: string | null };

/** By the id of a section or slide of a layout: the devices on which it is not shown. */
export type HiddenOn = Readonly<Record<string, readonly Device[]>>;

/** A page of a list, from 1, and whether another one comes after it. */
export type Paging = { readonly page: number; readonly hasMore: boolean };

/** What the head of the document says. */
export type PageHead = {
  readonly title: string;
  readonly description: string | null;
  readonly lang: string;
  readonly canonical: string | null;
  readonly noIndex: boolean;
  /** Absolute address of the picture that social networks show. */
  readonly image: string | null;
  readonly type: 'website' | 'article';
};

/** What an address shows, by the kind of page. */
export type SiteContent =
  | {
      readonly kind: 'start';
      readonly articles: readonly Teaser[];
      readonly games: readonly ShownGame[];
      readonly teams: readonly ShownTeam[];
      readonly media: readonly string[];
    }
  | {
      readonly kind: 'layout';
      /** What the page is called; null for the start page. */
      readonly title: string | null;
      readonly layout: ResolvedLayout;
      readonly hiddenOn: HiddenOn;
    }
  | {
      readonly kind: 'article';
      readonly article: ShownArticle;
      /** The games that it is linked to. */
      readonly games: readonly ShownGame[];
      /** The games whose cards stand in its text. */
      readonly gamesInText: readonly ShownGame[];
      readonly related: readonly Teaser[];
    }
  | {
      readonly kind: 'articleList';
      readonly title: string;
      readonly articles: readonly Teaser[];
      readonly paging: Paging;
    }
  | {
      readonly kind: 'team';
      readonly team: ShownTeam;
      readonly squad: ShownSquad;
      readonly games: readonly ShownGame[];
      readonly articles: readonly Teaser[];
    }
  | { readonly kind: 'teamList'; readonly title: string; readonly teams: readonly ShownTeam[] }
  | {
      readonly kind: 'schedule';
      readonly title: string;
      readonly played: boolean;
      readonly games: readonly ShownGame[];
      readonly paging: Paging;
    }
  | { readonly kind: 'game'; readonly game: ShownGame; readonly articles: readonly Teaser[] }
  | { readonly kind: 'player'; readonly player: ShownPlayer; readonly articles: readonly Teaser[] }
  | { readonly kind: 'statistics'; readonly title: string; readonly statistics: StatisticsModule }
  | {
      readonly kind: 'media';
      readonly title: string;
      readonly media: readonly string[];
      readonly paging: Paging;
    }
  | { readonly kind: 'mediaItem'; readonly title: string; readonly media: string }
  | { readonly kind: 'plain'; readonly title: string }
  | { readonly kind: 'notFound' };

/** The note above a preview; null on what is published. */
export type PreviewNote = { readonly expiresAt: string; readonly lang: string };

/** A whole page. */
export type SitePageData = {
  readonly site: SiteFrame;
  readonly head: PageHead;
  readonly content: SiteContent;
  readonly preview: PreviewNote | null;
  /** Address of the stylesheet with the site's colours. */
  readonly themeUrl: string | null;
};
