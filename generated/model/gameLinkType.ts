/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is.
 */
export type GameLinkType = typeof GameLinkType[keyof typeof GameLinkType];


export const GameLinkType = {
  metadata: 'metadata',
  gameSeries: 'gameSeries',
  menuItem: 'menuItem',
  article: 'article',
} as const;
