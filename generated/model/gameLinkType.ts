/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is; a layout shows it in a slide.
 */
export type GameLinkType = typeof GameLinkType[keyof typeof GameLinkType];


export const GameLinkType = {
  metadata: 'metadata',
  gameSeries: 'gameSeries',
  menuItem: 'menuItem',
  article: 'article',
  layout: 'layout',
} as const;
