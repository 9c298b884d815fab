/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListCustomTagsSortBy = typeof ListCustomTagsSortBy[keyof typeof ListCustomTagsSortBy];


export const ListCustomTagsSortBy = {
  name: 'name',
  usageCount: 'usageCount',
  lastModified: 'lastModified',
} as const;
