/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListMediaSortOrder = typeof ListMediaSortOrder[keyof typeof ListMediaSortOrder];


export const ListMediaSortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
