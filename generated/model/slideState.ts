/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Whether visitors see a slide, and why not; a sold-out one is seen, too.
 */
export type SlideState = typeof SlideState[keyof typeof SlideState];


export const SlideState = {
  shown: 'shown',
  hidden: 'hidden',
  scheduled: 'scheduled',
  expired: 'expired',
  incomplete: 'incomplete',
  gameOver: 'gameOver',
  soldOut: 'soldOut',
  noGame: 'noGame',
  deviceHidden: 'deviceHidden',
} as const;
