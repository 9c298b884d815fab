/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * To what kind of thing of the site a link leads.
 */
export type LinkTargetKind = typeof LinkTargetKind[keyof typeof LinkTargetKind];


export const LinkTargetKind = {
  route: 'route',
  article: 'article',
  game: 'game',
  page: 'page',
} as const;
