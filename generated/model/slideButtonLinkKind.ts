/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * To what kind of thing.
 */
export type SlideButtonLinkKind = typeof SlideButtonLinkKind[keyof typeof SlideButtonLinkKind];


export const SlideButtonLinkKind = {
  route: 'route',
  article: 'article',
  game: 'game',
  page: 'page',
  external: 'external',
} as const;
