/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is; related is another article that points to it.
 */
export type ArticleUseType = typeof ArticleUseType[keyof typeof ArticleUseType];


export const ArticleUseType = {
  route: 'route',
  menuItem: 'menuItem',
  gameMetadata: 'gameMetadata',
  related: 'related',
} as const;
