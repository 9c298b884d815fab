/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it is; a layout shows it in a slide, and `nextHomeGame` is a slide that shows the next home game, which it is now.
 */
export type GameLinkType = typeof GameLinkType[keyof typeof GameLinkType];


export const GameLinkType = {
  metadata: 'metadata',
  gameSeries: 'gameSeries',
  menuItem: 'menuItem',
  article: 'article',
  layout: 'layout',
  nextHomeGame: 'nextHomeGame',
} as const;
