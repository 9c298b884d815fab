/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { CarouselMovement } from './carouselMovement.ts';
import type { HeroSlide } from './heroSlide.ts';

/**
 * The hero slider.
 */
export type HeroCarouselConfig = CarouselMovement & {
  /**
     * Its slides, in their order.
     * @maxItems 20
     */
  slides?: HeroSlide[];
};
