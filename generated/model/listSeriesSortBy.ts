/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSeriesSortBy = typeof ListSeriesSortBy[keyof typeof ListSeriesSortBy];


export const ListSeriesSortBy = {
  displayName: 'displayName',
  names: 'names',
  code: 'code',
  createdAt: 'createdAt',
  lastModified: 'lastModified',
} as const;
