/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What it counts.
 */
export type ResolvedValueKey = typeof ResolvedValueKey[keyof typeof ResolvedValueKey];


export const ResolvedValueKey = {
  played: 'played',
  won: 'won',
  drawn: 'drawn',
  lost: 'lost',
  goalsFor: 'goalsFor',
  goalsAgainst: 'goalsAgainst',
  difference: 'difference',
  points: 'points',
  goals: 'goals',
  assists: 'assists',
} as const;
