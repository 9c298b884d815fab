/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListSponsorsSortBy = typeof ListSponsorsSortBy[keyof typeof ListSponsorsSortBy];


export const ListSponsorsSortBy = {
  name: 'name',
  contractUntil: 'contractUntil',
  lastModified: 'lastModified',
} as const;
