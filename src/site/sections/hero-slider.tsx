import { Carousel } from '../slides/carousel.tsx';
import { HeroSlide } from '../slides/hero-slide.tsx';
import type { SectionProps } from './section-props.ts';

/** What a visitor sees first: slides from edge to edge. */
export function HeroSlider({ section, isFirst, hiddenOn }: SectionProps) {
  return (
    <Carousel section={section} hiddenOn={hiddenOn} look="hero">
      {(item, place) => <HeroSlide item={item} isFirst={isFirst && place === 0} />}
    </Carousel>
  );
}
