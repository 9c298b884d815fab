/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What kind of thing was changed.
 */
export type AuditEntity = typeof AuditEntity[keyof typeof AuditEntity];


export const AuditEntity = {
  access: 'access',
  account: 'account',
  article: 'article',
  'article-template': 'article-template',
  'content-feed': 'content-feed',
  'custom-tag': 'custom-tag',
  'dynamic-ads': 'dynamic-ads',
  ecal: 'ecal',
  'editable-series': 'editable-series',
  game: 'game',
  'game-filters': 'game-filters',
  'game-header-competitions': 'game-header-competitions',
  'game-series': 'game-series',
  'game-setting': 'game-setting',
  image: 'image',
  'image-crops': 'image-crops',
  layout: 'layout',
  'main-sponsors': 'main-sponsors',
  menu: 'menu',
  page: 'page',
  player: 'player',
  season: 'season',
  series: 'series',
  site: 'site',
  'site-route': 'site-route',
  'site-sponsor-groups': 'site-sponsor-groups',
  'site-sponsors': 'site-sponsors',
  'social-media-links': 'social-media-links',
  sponsor: 'sponsor',
  ssgt: 'ssgt',
  staff: 'staff',
  'subscription-texts': 'subscription-texts',
  team: 'team',
  video: 'video',
  'video-channels': 'video-channels',
} as const;
