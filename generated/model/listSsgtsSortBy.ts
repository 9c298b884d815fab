/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSsgtsSortBy = typeof ListSsgtsSortBy[keyof typeof ListSsgtsSortBy];


export const ListSsgtsSortBy = {
  displayName: 'displayName',
  titles: 'titles',
  names: 'names',
  season: 'season',
  series: 'series',
  gameType: 'gameType',
  state: 'state',
  createdAt: 'createdAt',
  lastModified: 'lastModified',
} as const;
