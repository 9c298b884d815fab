/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether consent to portraits was given.
 */
export type PlayerRowPortraitConsent = typeof PlayerRowPortraitConsent[keyof typeof PlayerRowPortraitConsent];


export const PlayerRowPortraitConsent = {
  notAsked: 'notAsked',
  given: 'given',
  withdrawn: 'withdrawn',
} as const;
