/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A game that was played, is over or was canceled is finished, one that is live is ongoing, any other upcoming (specification §3).
 */
export type GameStatus = typeof GameStatus[keyof typeof GameStatus];


export const GameStatus = {
  upcoming: 'upcoming',
  ongoing: 'ongoing',
  finished: 'finished',
} as const;
