import { paths } from '../../engine/routing/paths.ts';

/** The groups of the navigation, in order; a form definition and a page name the one that they belong to. */
export const navigationAreas = ['content', 'sports', 'commercial', 'site'] as const;

/**
 * The entries of each group in the order in which they stand, what is used every day first. An entry whose address lies
 * below another one's stands beneath that; one that is not named here comes last in its group.
 */
export const navigationOrder: Readonly<Record<(typeof navigationAreas)[number], readonly string[]>> = {
  content: [
    paths.articles.list(),
    paths.layoutsPages.list(),
    paths.layoutsPages.pages(),
    paths.media.root(),
    paths.media.list({ type: 'image' }),
    paths.media.list({ type: 'video' }),
    paths.media.upload(),
    paths.menu(),
    paths.menuRoutes.list(),
    paths.customTags.list(),
    paths.articles.templates(),
    paths.contentFeeds.list(),
  ],
  sports: [
    paths.games.list(),
    paths.ssgtList(),
    paths.statistics(),
    paths.teams.list(),
    paths.players.list(),
    paths.staffManagers.list(),
    paths.sportsConfig.series(),
    paths.sportsConfig.seasons(),
  ],
  commercial: [
    paths.sponsors.all(),
    paths.sponsors.setup(),
    paths.sponsors.main(),
    paths.dynamicAds(),
    paths.subscriptions(),
    paths.shop(),
  ],
  site: [paths.siteSettings.root(), paths.ecal(), paths.superAdmin.root()],
};
