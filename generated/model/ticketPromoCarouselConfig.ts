/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { CarouselMovement } from './carouselMovement.ts';
import type { TicketPromoSlide } from './ticketPromoSlide.ts';

/**
 * A carousel that sells tickets.
 */
export type TicketPromoCarouselConfig = CarouselMovement & {
  /**
     * Its slides, in their order.
     * @maxItems 20
     */
  slides?: TicketPromoSlide[];
};
