/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Where the consent stands today: ended after its last day, endingSoon within 30 days before, else as it was written. Visitors see no portraits where it is withdrawn or ended.
 */
export type PortraitConsentState = typeof PortraitConsentState[keyof typeof PortraitConsentState];


export const PortraitConsentState = {
  notAsked: 'notAsked',
  given: 'given',
  endingSoon: 'endingSoon',
  ended: 'ended',
  withdrawn: 'withdrawn',
} as const;
