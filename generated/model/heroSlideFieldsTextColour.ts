/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Light or dark letters.
 */
export type HeroSlideFieldsTextColour = typeof HeroSlideFieldsTextColour[keyof typeof HeroSlideFieldsTextColour];


export const HeroSlideFieldsTextColour = {
  light: 'light',
  dark: 'dark',
} as const;
