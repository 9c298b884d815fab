/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * To what kind of thing.
 */
export type SlideLinkKind = typeof SlideLinkKind[keyof typeof SlideLinkKind];


export const SlideLinkKind = {
  none: 'none',
  route: 'route',
  article: 'article',
  game: 'game',
  page: 'page',
  external: 'external',
} as const;
