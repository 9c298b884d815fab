/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is; related is another article that points to it, a layout shows it in a section or a slide.
 */
export type ArticleUseType = typeof ArticleUseType[keyof typeof ArticleUseType];


export const ArticleUseType = {
  route: 'route',
  menuItem: 'menuItem',
  gameMetadata: 'gameMetadata',
  related: 'related',
  layout: 'layout',
} as const;
