/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Where a sponsor stands on a day: inactive where it is switched off, ended after the last day of its contract, upcoming before the first, endingSoon within the days of warning before the last, else active. Visitors see those that are active or endingSoon.
 */
export type SponsorState = typeof SponsorState[keyof typeof SponsorState];


export const SponsorState = {
  active: 'active',
  upcoming: 'upcoming',
  endingSoon: 'endingSoon',
  ended: 'ended',
  inactive: 'inactive',
} as const;
