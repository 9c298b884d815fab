/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { CarouselMovement } from './carouselMovement.ts';
import type { InfoSlide } from './infoSlide.ts';

/**
 * A carousel of short notices.
 */
export type InfoCarouselConfig = CarouselMovement & {
  /**
     * Its slides, in their order.
     * @maxItems 20
     */
  slides?: InfoSlide[];
};
