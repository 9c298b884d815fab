/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The side that the player shoots from.
 * @nullable
 */
export type PlayerRowShoots = typeof PlayerRowShoots[keyof typeof PlayerRowShoots] | null;


export const PlayerRowShoots = {
  L: 'L',
  R: 'R',
  '-': '-',
} as const;
