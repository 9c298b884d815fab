/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Which slide is shown first.
 */
export type CarouselMovementStartAt = typeof CarouselMovementStartAt[keyof typeof CarouselMovementStartAt];


export const CarouselMovementStartAt = {
  first: 'first',
  random: 'random',
} as const;
