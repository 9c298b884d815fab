/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSiteSsgtsSortBy = typeof ListSiteSsgtsSortBy[keyof typeof ListSiteSsgtsSortBy];


export const ListSiteSsgtsSortBy = {
  displayName: 'displayName',
  titles: 'titles',
  season: 'season',
  series: 'series',
  gameType: 'gameType',
  state: 'state',
  createdAt: 'createdAt',
  lastModified: 'lastModified',
} as const;
