/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The side that the player shoots from, left or right; `-` stands for both or unknown.
 * @nullable
 */
export type PlayerFieldsShoots = typeof PlayerFieldsShoots[keyof typeof PlayerFieldsShoots] | null;


export const PlayerFieldsShoots = {
  L: 'L',
  R: 'R',
  '-': '-',
} as const;
