/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How far the game has come.
 */
export type GameState = typeof GameState[keyof typeof GameState];


export const GameState = {
  'pre-game': 'pre-game',
  live: 'live',
  'post-game': 'post-game',
  canceled: 'canceled',
} as const;
