/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What the logos stand on, whatever the page is: light or dark, or as the page; site when left out of a new one.
 */
export type SponsorGroupGround = typeof SponsorGroupGround[keyof typeof SponsorGroupGround];


export const SponsorGroupGround = {
  light: 'light',
  dark: 'dark',
  site: 'site',
} as const;
