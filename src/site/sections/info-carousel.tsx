import { Carousel } from '../slides/carousel.tsx';
import { InfoSlide } from '../slides/info-slide.tsx';
import { PartHeading } from './part-heading.tsx';
import { type SectionProps, titleOf } from './section-props.ts';

/** Short notices, beside each other where there is room. */
export function InfoCarousel({ section, hiddenOn }: SectionProps) {
  const title = titleOf(section);
  return (
    <>
      {title !== null && (
        <div className="s-wide s-notes-head">
          <PartHeading section={section} />
        </div>
      )}
      <Carousel section={section} hiddenOn={hiddenOn} look="notes">
        {(item) => <InfoSlide item={item} />}
      </Carousel>
    </>
  );
}
