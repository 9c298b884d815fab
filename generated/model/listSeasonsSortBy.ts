/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSeasonsSortBy = typeof ListSeasonsSortBy[keyof typeof ListSeasonsSortBy];


export const ListSeasonsSortBy = {
  code: 'code',
  displayName: 'displayName',
  lastModified: 'lastModified',
  createdAt: 'createdAt',
} as const;
