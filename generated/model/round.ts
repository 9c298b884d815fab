/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Round of a tournament: Round of 16, Quarter Finals, Semi Finals, Finals (specification §3).
 */
export type Round = typeof Round[keyof typeof Round];


export const Round = {
  ro16: 'ro16',
  ro8: 'ro8',
  ro4: 'ro4',
  ro2: 'ro2',
} as const;
