/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListTeamsSortBy = typeof ListTeamsSortBy[keyof typeof ListTeamsSortBy];


export const ListTeamsSortBy = {
  displayName: 'displayName',
  teamCode: 'teamCode',
  gender: 'gender',
  nationality: 'nationality',
  ownerSite: 'ownerSite',
  lastModified: 'lastModified',
} as const;
