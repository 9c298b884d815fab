/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Where the text stands.
 */
export type HeroSlideFieldsTextPosition = typeof HeroSlideFieldsTextPosition[keyof typeof HeroSlideFieldsTextPosition];


export const HeroSlideFieldsTextPosition = {
  left: 'left',
  centre: 'centre',
  right: 'right',
} as const;
