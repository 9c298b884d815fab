/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListGamesBySsgtSortOrder = typeof ListGamesBySsgtSortOrder[keyof typeof ListGamesBySsgtSortOrder];


export const ListGamesBySsgtSortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
