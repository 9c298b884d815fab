import type { ReactNode } from 'react';
import type { CarouselMovement } from '../../../generated/model/carouselMovement.ts';
import type { ResolvedItem } from '../../../generated/model/resolvedItem.ts';
import { notOn } from '../not-on.ts';
import type { SectionProps } from '../sections/section-props.ts';
import { useSite } from '../site-context.ts';

type CarouselProps = Pick<SectionProps, 'section' | 'hiddenOn'> & {
  look: 'hero' | 'tickets' | 'notes';
  children: (item: ResolvedItem, place: number) => ReactNode;
};

/** More slides than these are counted: so many dots are no help. */
const mostDots = 8;

/**
 * Slides beside each other that are pushed along, by hand or by the links of each slide to the others: it needs no script. Each slide
 * has links of its own, so that its own dot is the marked one.
 */
export function Carousel({ section, look, hiddenOn, children }: CarouselProps) {
  const { words, now } = useSite();
  const movement = section.config as CarouselMovement;
  const slides = inTurn(section.items.filter(isDrawn), movement, now);
  const name = `s-carousel s-carousel-${look} s-carousel-${movement.transition ?? 'slide'}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys.
    <section className={name} aria-label={section.title || words.slides} tabIndex={0}>
      {slides.map((item, place) => (
        <div key={item.id} id={idOf(item)} className={`s-slide${notOn(hiddenOn, item.id)}`} data-part={item.id}>
          {children(item, place)}
          {slides.length > 1 && <SlideLinks slides={slides} place={place} movement={movement} />}
        </div>
      ))}
    </section>
  );
}

/** Whether visitors see a slide: one whose tickets are sold out says so. */
const isDrawn = ({ slide }: ResolvedItem): boolean => slide?.state === 'shown' || slide?.state === 'soldOut';

const idOf = ({ id }: ResolvedItem): string => `slide-${id}`;

/** The slides from the one that is shown first: where any may be, another one each minute. */
function inTurn(slides: readonly ResolvedItem[], { startAt }: CarouselMovement, now: string): readonly ResolvedItem[] {
  if (startAt !== 'random' || slides.length === 0) return slides;
  const first = Math.floor(Date.parse(now) / 60_000) % slides.length;
  return [...slides.slice(first), ...slides.slice(0, first)];
}

type SlideLinksProps = { slides: readonly ResolvedItem[]; place: number; movement: CarouselMovement };

function SlideLinks({ slides, place, movement: { showArrows = true, showDots = true } }: SlideLinksProps) {
  const { words } = useSite();
  const before = slides.at(place - 1);
  const after = slides[(place + 1) % slides.length];
  return (
    <div className="s-slide-links">
      {showDots &&
        (slides.length > mostDots ? (
          <Counter place={place} of={slides.length} />
        ) : (
          <Dots slides={slides} place={place} />
        ))}
      {showArrows && before && after && (
        <span className="s-slide-arrows">
          <Arrow to={before} label={words.previousSlide} path="M15 5l-7 7 7 7" />
          <Arrow to={after} label={words.nextSlide} path="M9 5l7 7-7 7" />
        </span>
      )}
    </div>
  );
}

function Counter({ place, of }: { place: number; of: number }) {
  return <span className="s-slide-counter">{`${place + 1} / ${of}`}</span>;
}

function Dots({ slides, place }: { slides: readonly ResolvedItem[]; place: number }) {
  const { words } = useSite();
  return (
    <span className="s-slide-dots">
      {slides.map((item, at) => (
        <a
          key={item.id}
          className="s-slide-dot"
          href={`#${idOf(item)}`}
          {...(at === place && { 'aria-current': true })}
        >
          <span className="s-hidden">{`${words.slide} ${at + 1}`}</span>
        </a>
      ))}
    </span>
  );
}

function Arrow({ to, label, path }: { to: ResolvedItem; label: string; path: string }) {
  return (
    <a className="s-slide-arrow" href={`#${idOf(to)}`}>
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true" focusable="false">
        <path d={path} />
      </svg>
      <span className="s-hidden">{label}</span>
    </a>
  );
}
