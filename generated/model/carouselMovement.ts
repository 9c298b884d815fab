/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { CarouselMovementStartAt } from './carouselMovementStartAt.ts';
import type { CarouselMovementTransition } from './carouselMovementTransition.ts';

/**
 * How a carousel moves.
 */
export interface CarouselMovement {
  /** Whether it goes on by itself; it then has a button that stops it. */
  autoplay?: boolean;
  /**
     * How long a slide stays, seconds.
     * @minimum 5
     * @maximum 30
     */
  interval?: number;
  /** How one slide follows another. */
  transition?: CarouselMovementTransition;
  /** Whether a dot for each slide is shown. */
  showDots?: boolean;
  /** Whether arrows are shown. */
  showArrows?: boolean;
  /** Which slide is shown first. */
  startAt?: CarouselMovementStartAt;
}
