/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListStaffSortBy = typeof ListStaffSortBy[keyof typeof ListStaffSortBy];


export const ListStaffSortBy = {
  fullName: 'fullName',
  lastName: 'lastName',
  firstName: 'firstName',
  role: 'role',
  nationality: 'nationality',
  gender: 'gender',
  createdAt: 'createdAt',
  lastModified: 'lastModified',
} as const;
