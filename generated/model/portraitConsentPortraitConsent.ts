/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether consent was given.
 */
export type PortraitConsentPortraitConsent = typeof PortraitConsentPortraitConsent[keyof typeof PortraitConsentPortraitConsent];


export const PortraitConsentPortraitConsent = {
  notAsked: 'notAsked',
  given: 'given',
  withdrawn: 'withdrawn',
} as const;
