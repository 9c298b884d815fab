/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListMediaSortBy = typeof ListMediaSortBy[keyof typeof ListMediaSortBy];


export const ListMediaSortBy = {
  createdAt: 'createdAt',
  name: 'name',
  views: 'views',
  size: 'size',
} as const;
