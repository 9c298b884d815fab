/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Its colours.
 */
export type InfoSlideTone = typeof InfoSlideTone[keyof typeof InfoSlideTone];


export const InfoSlideTone = {
  neutral: 'neutral',
  info: 'info',
  warning: 'warning',
  brand: 'brand',
} as const;
