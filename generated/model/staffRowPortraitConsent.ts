/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether consent to portraits was given.
 */
export type StaffRowPortraitConsent = typeof StaffRowPortraitConsent[keyof typeof StaffRowPortraitConsent];


export const StaffRowPortraitConsent = {
  notAsked: 'notAsked',
  given: 'given',
  withdrawn: 'withdrawn',
} as const;
