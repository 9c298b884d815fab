/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whose statistics (specification §3).
 */
export type StatisticsModuleName = typeof StatisticsModuleName[keyof typeof StatisticsModuleName];


export const StatisticsModuleName = {
  player: 'player',
  goalkeeper: 'goalkeeper',
} as const;
