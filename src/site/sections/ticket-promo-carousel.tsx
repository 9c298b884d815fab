import { Carousel } from '../slides/carousel.tsx';
import { TicketPromoSlide } from '../slides/ticket-promo-slide.tsx';
import { PartHeading } from './part-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** Games that tickets are sold to. */
export function TicketPromoCarousel({ section, hiddenOn }: SectionProps) {
  return (
    <>
      <PartHeading section={section} />
      <Carousel section={section} hiddenOn={hiddenOn} look="tickets">
        {(item) => <TicketPromoSlide item={item} />}
      </Carousel>
    </>
  );
}
