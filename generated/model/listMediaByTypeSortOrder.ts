/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListMediaByTypeSortOrder = typeof ListMediaByTypeSortOrder[keyof typeof ListMediaByTypeSortOrder];


export const ListMediaByTypeSortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
