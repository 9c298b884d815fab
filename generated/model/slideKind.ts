/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Of which carousel it is.
 */
export type SlideKind = typeof SlideKind[keyof typeof SlideKind];


export const SlideKind = {
  hero: 'hero',
  ticketPromo: 'ticketPromo',
  info: 'info',
} as const;
