/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Which game: a fixed one, or always the next home game.
 */
export type TicketPromoSlideSource = typeof TicketPromoSlideSource[keyof typeof TicketPromoSlideSource];


export const TicketPromoSlideSource = {
  fixed: 'fixed',
  nextHomeGame: 'nextHomeGame',
} as const;
