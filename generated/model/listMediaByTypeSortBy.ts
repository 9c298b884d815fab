/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListMediaByTypeSortBy = typeof ListMediaByTypeSortBy[keyof typeof ListMediaByTypeSortBy];


export const ListMediaByTypeSortBy = {
  createdAt: 'createdAt',
  name: 'name',
  views: 'views',
  size: 'size',
} as const;
