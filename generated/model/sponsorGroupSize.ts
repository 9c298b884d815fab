/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How large its logos are; normal when left out of a new one.
 */
export type SponsorGroupSize = typeof SponsorGroupSize[keyof typeof SponsorGroupSize];


export const SponsorGroupSize = {
  small: 'small',
  normal: 'normal',
  large: 'large',
} as const;
