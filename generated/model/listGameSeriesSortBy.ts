/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListGameSeriesSortBy = typeof ListGameSeriesSortBy[keyof typeof ListGameSeriesSortBy];


export const ListGameSeriesSortBy = {
  round: 'round',
  titles: 'titles',
  sortOrder: 'sortOrder',
  homeTeam: 'homeTeam',
  awayTeam: 'awayTeam',
  lastModified: 'lastModified',
} as const;
