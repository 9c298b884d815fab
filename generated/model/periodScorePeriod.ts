/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The part that ended.
 */
export type PeriodScorePeriod = typeof PeriodScorePeriod[keyof typeof PeriodScorePeriod];


export const PeriodScorePeriod = {
  halfTime: 'halfTime',
  fullTime: 'fullTime',
  extraTime: 'extraTime',
  penalties: 'penalties',
} as const;
