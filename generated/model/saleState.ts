/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How the sale of tickets stands; `auto` follows the moment at which they go on sale.
 */
export type SaleState = typeof SaleState[keyof typeof SaleState];


export const SaleState = {
  auto: 'auto',
  notYet: 'notYet',
  onSale: 'onSale',
  fewLeft: 'fewLeft',
  soldOut: 'soldOut',
} as const;
