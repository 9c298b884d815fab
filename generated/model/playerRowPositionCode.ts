/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Position on the ice or pitch.
 * @nullable
 */
export type PlayerRowPositionCode = typeof PlayerRowPositionCode[keyof typeof PlayerRowPositionCode] | null;


export const PlayerRowPositionCode = {
  GK: 'GK',
  D: 'D',
  F: 'F',
  C: 'C',
} as const;
