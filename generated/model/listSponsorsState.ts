/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSponsorsState = typeof ListSponsorsState[keyof typeof ListSponsorsState];


export const ListSponsorsState = {
  all: 'all',
  active: 'active',
  endingSoon: 'endingSoon',
  upcoming: 'upcoming',
  ended: 'ended',
  inactive: 'inactive',
} as const;
