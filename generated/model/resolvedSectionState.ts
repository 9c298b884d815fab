/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether visitors see it, and why not.
 */
export type ResolvedSectionState = typeof ResolvedSectionState[keyof typeof ResolvedSectionState];


export const ResolvedSectionState = {
  shown: 'shown',
  hidden: 'hidden',
  scheduled: 'scheduled',
  expired: 'expired',
  empty: 'empty',
  deviceHidden: 'deviceHidden',
} as const;
