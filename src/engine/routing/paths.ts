/** Names of the parameters in a path of the specification's form: `/a/{id}` has `id`. */
type Parameter<Pattern extends string> = Pattern extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Parameter<Rest>
  : never;

/** Builds the address of a route, without the prefix `/manage`, which the router adds. */
export interface Path<Pattern extends string = string> {
  (...parameters: [Parameter<Pattern>] extends [never] ? [] : [Readonly<Record<Parameter<Pattern>, string>>]): string;
  /** The path as the specification writes it. */
  readonly pattern: Pattern;
}

function path<const Pattern extends string>(pattern: Pattern): Path<Pattern> {
  const build = (parameters: Readonly<Record<string, string>> = {}): string =>
    pattern.replace(/\{([^}]+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
  return Object.assign(build, { pattern });
}

const section = '/layouts-pages/{id}/section-group/{sectionGroupId}/section/{sectionId}';

/**
 * Every address of the console (specification §2), grouped by area. The addresses of an entity also stand in its
 * definition.
 */
export const paths = {
  home: path('/'),
  layoutsPages: {
    list: path('/layouts-pages'),
    add: path('/layouts-pages/add'),
    layout: path('/layouts-pages/{id}'),
    settings: path('/layouts-pages/{id}/settings'),
    heroSlideNew: path(`${section}/hero-carousel/slide/new`),
    heroSlide: path(`${section}/hero-carousel/slide/{slideId}`),
    ticketPromoSlideNew: path(`${section}/ticket-promo-carousel/slide/new`),
    ticketPromoSlide: path(`${section}/ticket-promo-carousel/slide/{slideId}`),
    infoSlideNew: path(`${section}/info-carousel/slide/new`),
    infoSlide: path(`${section}/info-carousel/slide/{slideId}`),
    pages: path('/layouts-pages/pages'),
    pageAdd: path('/layouts-pages/pages/add'),
    page: path('/layouts-pages/pages/{pageId}/edit'),
  },
  articles: {
    root: path('/articles'),
    list: path('/articles/list'),
    create: path('/articles/create'),
    edit: path('/articles/{id}/edit'),
    templates: path('/articles/templates'),
    templateAdd: path('/articles/templates/add'),
    template: path('/articles/templates/{templateId}/edit'),
  },
  menu: path('/menu'),
  menuRoutes: { list: path('/menu/routes'), add: path('/menu/routes/add'), edit: path('/menu/routes/{id}/edit') },
  sponsors: {
    root: path('/sponsors'),
    all: path('/sponsors/all'),
    add: path('/sponsors/all/add'),
    edit: path('/sponsors/all/{id}/edit'),
    setup: path('/sponsors/setup'),
    group: path('/sponsors/setup/{groupId}/edit'),
    main: path('/sponsors/setup/main'),
  },
  teams: {
    list: path('/sports/teams'),
    add: path('/sports/teams/add'),
    edit: path('/sports/teams/{teamUuid}/edit'),
    squad: path('/sports/teams/{teamUuid}/squad'),
  },
  players: {
    list: path('/sports/players'),
    add: path('/sports/players/add'),
    profile: path('/sports/players/{playerUuid}/profile'),
    statistics: path('/sports/players/{playerUuid}/statistics'),
  },
  staffManagers: {
    list: path('/sports/staff-managers'),
    add: path('/sports/staff-managers/add'),
    profile: path('/sports/staff-managers/{staffUuid}/profile'),
  },
  games: {
    list: path('/sports/game'),
    edit: path('/sports/game/{gameUuid}/edit/{ssgtUuid}'),
    add: path('/sports/game/add'),
    details: path('/sports/game/{gameUuid}/details'),
  },
  ssgtList: path('/sports/ssgt'),
  statistics: path('/sports/statistics'),
  sportsConfig: {
    ssgtAdd: path('/sports-config/ssgt/add'),
    ssgtEdit: path('/sports-config/ssgt/{uuid}/edit'),
    connectTeams: path('/sports-config/ssgt/{uuid}/connect-teams'),
    rollover: path('/sports-config/ssgt/{uuid}/rollover'),
    statistics: path('/sports-config/ssgt/{uuid}/statistics'),
    seasons: path('/sports-config/ssgt/seasons'),
    season: path('/sports-config/ssgt/season'),
    seasonEdit: path('/sports-config/ssgt/season/{uuid}/edit'),
    seasonRollover: path('/sports-config/ssgt/season/{uuid}/rollover'),
    gameSeriesList: path('/sports-config/ssgt/{ssgtUuid}/game-series'),
    gameSeriesAdd: path('/sports-config/ssgt/{ssgtUuid}/game-series/add'),
    gameSeriesEdit: path('/sports-config/ssgt/{ssgtUuid}/game-series/{uuid}/edit'),
    series: path('/sports-config/series'),
    seriesAdd: path('/sports-config/series/add'),
    seriesEdit: path('/sports-config/series/{uuid}/edit'),
  },
  media: {
    root: path('/media-and-files'),
    list: path('/media-and-files/{type}/list'),
    edit: path('/media-and-files/{type}/{id}/edit'),
    upload: path('/media-and-files/upload'),
  },
  subscriptions: path('/subscriptions'),
  dynamicAds: path('/dynamic-ads'),
  dynamicAdsAdd: path('/dynamic-ads/add'),
  dynamicAdsEdit: path('/dynamic-ads/{id}/edit'),
  shop: path('/shop'),
  contentFeeds: {
    list: path('/content-feeds'),
    add: path('/content-feeds/add'),
    edit: path('/content-feeds/{id}/edit'),
  },
  customTags: {
    list: path('/custom-tag-management'),
    add: path('/custom-tag-management/add'),
    edit: path('/custom-tag-management/{value}/edit'),
    merge: path('/custom-tag-management/merge'),
  },
  superAdmin: {
    root: path('/super-admin'),
    videoChannels: path('/super-admin/video-channel-management'),
    users: path('/super-admin/users'),
    audit: path('/super-admin/audit'),
  },
  siteSettings: {
    root: path('/site-settings'),
    competition: path('/site-settings/competition'),
    socialMediaLinks: path('/site-settings/social-media-links'),
    imageCrops: path('/site-settings/image-crops'),
    gameFilters: path('/site-settings/game-filters'),
    editableSeries: path('/site-settings/editable-series'),
    activeSeries: path('/site-settings/active-series'),
    availableCompetitions: path('/site-settings/available-competitions'),
  },
  ecal: path('/ecal'),
} as const;

/** Addresses without a page of their own, each of which leads to the first one below it (specification §2). */
export const firstChildren = [{ parent: paths.sponsors.root, child: paths.sponsors.all }] as const;
