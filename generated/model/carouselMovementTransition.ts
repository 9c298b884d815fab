/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How one slide follows another.
 */
export type CarouselMovementTransition = typeof CarouselMovementTransition[keyof typeof CarouselMovementTransition];


export const CarouselMovementTransition = {
  slide: 'slide',
  fade: 'fade',
  none: 'none',
} as const;
