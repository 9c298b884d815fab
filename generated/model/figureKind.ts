/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a number is; a signed one is shown with its sign.
 */
export type FigureKind = typeof FigureKind[keyof typeof FigureKind];


export const FigureKind = {
  count: 'count',
  minutes: 'minutes',
  seconds: 'seconds',
  signed: 'signed',
} as const;
