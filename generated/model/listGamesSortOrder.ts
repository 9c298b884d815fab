/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListGamesSortOrder = typeof ListGamesSortOrder[keyof typeof ListGamesSortOrder];


export const ListGamesSortOrder = {
  asc: 'asc',
  desc: 'desc',
} as const;
