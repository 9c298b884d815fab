/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a number is; a signed one is shown with its sign.
 */
export type StatisticsKind = typeof StatisticsKind[keyof typeof StatisticsKind];


export const StatisticsKind = {
  count: 'count',
  minutes: 'minutes',
  seconds: 'seconds',
  signed: 'signed',
} as const;
