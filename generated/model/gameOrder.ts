/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What lists of games can be ordered by.
 */
export type GameOrder = typeof GameOrder[keyof typeof GameOrder];


export const GameOrder = {
  startDateTime: 'startDateTime',
  titles: 'titles',
  homeTeam: 'homeTeam',
  awayTeam: 'awayTeam',
  venueName: 'venueName',
  roundNumber: 'roundNumber',
  status: 'status',
  series: 'series',
  lastModified: 'lastModified',
} as const;
