/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How large their logos are.
 */
export type SponsorsConfigSize = typeof SponsorsConfigSize[keyof typeof SponsorsConfigSize];


export const SponsorsConfigSize = {
  small: 'small',
  normal: 'normal',
  large: 'large',
} as const;
