/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How the sale stands then, of slides that sell tickets.
 * @nullable
 */
export type ResolvedSlideSaleState = typeof ResolvedSlideSaleState[keyof typeof ResolvedSlideSaleState] | null;


export const ResolvedSlideSaleState = {
  notYet: 'notYet',
  onSale: 'onSale',
  fewLeft: 'fewLeft',
  soldOut: 'soldOut',
} as const;
