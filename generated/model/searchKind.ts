/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What kind of thing is looked for.
 */
export type SearchKind = typeof SearchKind[keyof typeof SearchKind];


export const SearchKind = {
  team: 'team',
  player: 'player',
  staff: 'staff',
  game: 'game',
  ssgt: 'ssgt',
  series: 'series',
  article: 'article',
  image: 'image',
  video: 'video',
  'custom-tag': 'custom-tag',
  sponsor: 'sponsor',
  'menu-item': 'menu-item',
  'site-route': 'site-route',
  page: 'page',
  layout: 'layout',
} as const;
