/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Which games.
 */
export type GamesConfigShow = typeof GamesConfigShow[keyof typeof GamesConfigShow];


export const GamesConfigShow = {
  upcoming: 'upcoming',
  played: 'played',
  live: 'live',
} as const;
