/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSeasonsSortOrder = typeof ListSeasonsSortOrder[keyof typeof ListSeasonsSortOrder];


export const ListSeasonsSortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
