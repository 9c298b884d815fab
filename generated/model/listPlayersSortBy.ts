/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListPlayersSortBy = typeof ListPlayersSortBy[keyof typeof ListPlayersSortBy];


export const ListPlayersSortBy = {
  lastName: 'lastName',
  firstName: 'firstName',
  jerseyNumber: 'jerseyNumber',
  dateOfBirth: 'dateOfBirth',
  lastModified: 'lastModified',
} as const;
