/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Where the text stands.
 */
export type ResolvedSlideTextPosition = typeof ResolvedSlideTextPosition[keyof typeof ResolvedSlideTextPosition];


export const ResolvedSlideTextPosition = {
  left: 'left',
  centre: 'centre',
  right: 'right',
} as const;
