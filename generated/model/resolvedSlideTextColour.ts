/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Light or dark letters.
 */
export type ResolvedSlideTextColour = typeof ResolvedSlideTextColour[keyof typeof ResolvedSlideTextColour];


export const ResolvedSlideTextColour = {
  light: 'light',
  dark: 'dark',
} as const;
