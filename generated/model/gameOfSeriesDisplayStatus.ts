/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * As of the game itself.
 */
export type GameOfSeriesDisplayStatus = typeof GameOfSeriesDisplayStatus[keyof typeof GameOfSeriesDisplayStatus];


export const GameOfSeriesDisplayStatus = {
  Deleted: 'Deleted',
  Played: 'Played',
  Upcoming: 'Upcoming',
} as const;
