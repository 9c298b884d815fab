/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What the number is; a signed one is shown with its sign.
 */
export type StatisticsColumnKind = typeof StatisticsColumnKind[keyof typeof StatisticsColumnKind];


export const StatisticsColumnKind = {
  count: 'count',
  minutes: 'minutes',
  seconds: 'seconds',
  signed: 'signed',
} as const;
