import { callbackPath, homePath } from '../../src/app/auth/address.ts';
import type { AddOn } from '../../src/contract/entity.ts';
import { paths } from '../../src/engine/routing/paths.ts';
import { METADATA_FIELDS } from '../../src/features/games/metadata-fields.ts';

const { articles, games, layoutsPages, media, players, sportsConfig, teams } = paths;

/** Addresses of pages that no definition makes, as the specification writes them: no definition may have one of them. */
export const handWritten: readonly string[] = [
  paths.home,
  paths.articles.root,
  layoutsPages.settings,
  layoutsPages.heroSlideNew,
  layoutsPages.heroSlide,
  layoutsPages.ticketPromoSlideNew,
  layoutsPages.ticketPromoSlide,
  layoutsPages.infoSlideNew,
  layoutsPages.infoSlide,
  paths.menu,
  paths.sponsors.root,
  paths.teams.squad,
  paths.statistics,
  sportsConfig.connectTeams,
  sportsConfig.rollover,
  sportsConfig.seasonRollover,
  sportsConfig.statistics,
  media.root,
  // Of other types than those with a definition nothing is found there.
  media.list,
  media.edit,
  media.upload,
  paths.customTags.merge,
  paths.superAdmin.root,
  paths.siteSettings.root,
].map(({ pattern }) => pattern);

/** What addresses begin with that are no pages of the console: its files, and the page that the identity provider leads back to. */
export const servedApart: readonly string[] = ['/assets', `/${callbackPath.slice(homePath.length).split('/')[0]}`];

/** The add-ons that hand-written pages are for, of which a site needs one; those that are left out are for every site. */
export const pagesForAddOns: readonly { address: string; addOns: readonly AddOn[] }[] = [
  { address: teams.squad.pattern, addOns: ['addEditTeam', 'addEditStaff'] },
  { address: paths.statistics.pattern, addOns: ['statisticsAdvanced', 'statisticsV2'] },
  { address: sportsConfig.statistics.pattern, addOns: ['statisticsAdvanced', 'statisticsV2'] },
  { address: sportsConfig.connectTeams.pattern, addOns: ['ssgtManagement'] },
  { address: sportsConfig.rollover.pattern, addOns: ['ssgtManagement'] },
  { address: sportsConfig.seasonRollover.pattern, addOns: ['ssgtManagement'] },
];

/** Addresses of pages of definitions that hand-written code leads to, such as the links of Home. */
export const ledTo: readonly string[] = [
  articles.list,
  articles.create,
  games.list,
  games.edit,
  games.details,
  layoutsPages.list,
  layoutsPages.layout,
  paths.customTags.list,
  paths.ssgtList,
  sportsConfig.seasons,
  sportsConfig.ssgtEdit,
  paths.menuRoutes.list,
  paths.menuRoutes.edit,
  paths.superAdmin.audit,
  teams.list,
  teams.edit,
  players.add,
].map(({ pattern }) => pattern);

/** What a hand-written part of the console takes from a definition: it has no words of its own for it, or counts on it. */
export interface Drawn {
  /** One of its addresses: a console of another service may have a definition of the same name. */
  at: string;
  /** Filters of the list that links fill, each with the value that they give it; empty where that is of any kind. */
  filters?: Readonly<Record<string, string>>;
  /** Columns of the list. */
  columns?: readonly string[];
  /** Fields of rows, by the field that holds the rows. */
  items?: Readonly<Record<string, readonly string[]>>;
}

/** What hand-written code takes from definitions, by their names. */
export const drawn: Readonly<Record<string, Drawn>> = {
  article: {
    at: articles.list.pattern,
    filters: { tag: '', state: 'scheduled', publishedFrom: '', publishedUntil: '' },
  },
  image: { at: media.list({ type: 'image' }), filters: { tag: '' } },
  video: { at: media.list({ type: 'video' }), filters: { tag: '' } },
  game: { at: games.list.pattern, filters: { status: 'upcoming', startsUntil: '' } },
  'game-setting': { at: games.edit.pattern, items: { metadata: METADATA_FIELDS } },
  // What an entry is of, beside its changes.
  'change-log': { at: paths.superAdmin.audit.pattern, columns: ['entity'] },
};
