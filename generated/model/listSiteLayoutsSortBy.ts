/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSiteLayoutsSortBy = typeof ListSiteLayoutsSortBy[keyof typeof ListSiteLayoutsSortBy];


export const ListSiteLayoutsSortBy = {
  name: 'name',
  lastModified: 'lastModified',
} as const;
