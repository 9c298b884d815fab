/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListPlayersSortBy = typeof ListPlayersSortBy[keyof typeof ListPlayersSortBy];


export const ListPlayersSortBy = {
  fullName: 'fullName',
  lastName: 'lastName',
  firstName: 'firstName',
  jerseyNumber: 'jerseyNumber',
  position: 'position',
  shoots: 'shoots',
  dateOfBirth: 'dateOfBirth',
  nationality: 'nationality',
  gender: 'gender',
  height: 'height',
  weight: 'weight',
  team: 'team',
  createdAt: 'createdAt',
  lastModified: 'lastModified',
} as const;
