import { paths } from '../../src/engine/routing/paths.ts';

const { layoutsPages, media, sportsConfig } = paths;

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
  media.upload,
  paths.customTags.merge,
  paths.superAdmin.root,
  paths.siteSettings.root,
].map(({ pattern }) => pattern);
