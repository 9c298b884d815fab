/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListAccountsSortBy = typeof ListAccountsSortBy[keyof typeof ListAccountsSortBy];


export const ListAccountsSortBy = {
  name: 'name',
  email: 'email',
  lastSeen: 'lastSeen',
} as const;
