/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a route shows (specification §3).
 */
export type RouteResourceType = typeof RouteResourceType[keyof typeof RouteResourceType];


export const RouteResourceType = {
  startpage: 'startpage',
  page: 'page',
  article: 'article',
  articleList: 'articleList',
  team: 'team',
  teamList: 'teamList',
  player: 'player',
  game: 'game',
  gameList: 'gameList',
  schedule: 'schedule',
  table: 'table',
  statistics: 'statistics',
  media: 'media',
  shop: 'shop',
  tickets: 'tickets',
  external: 'external',
} as const;
