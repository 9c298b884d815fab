/**
 * Printed by `npm run generate`. Do not edit.
 */

export type ListPlayerStatisticsSortBy = typeof ListPlayerStatisticsSortBy[keyof typeof ListPlayerStatisticsSortBy];


export const ListPlayerStatisticsSortBy = {
  season: 'season',
  ssgt: 'ssgt',
  team: 'team',
  goals: 'goals',
  assists: 'assists',
  points: 'points',
  penalties: 'penalties',
} as const;
