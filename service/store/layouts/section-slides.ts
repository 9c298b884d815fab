import type { HeroSlide, InfoSlide, Section, TicketPromoSlide } from '../contract.ts';

/** A slide of any carousel. */
export type Slide = HeroSlide | TicketPromoSlide | InfoSlide;

/** The kind of slides that each carousel has. */
const kinds: Readonly<Record<string, Slide['kind']>> = {
  'HERO SLIDER': 'hero',
  'TICKET PROMO CAROUSEL': 'ticketPromo',
  'INFO CAROUSEL': 'info',
};

/** The kind of the slides of a section of this type; undefined for one that is no carousel. */
export const slideKind = (type: string): Slide['kind'] | undefined =>
  Object.hasOwn(kinds, type) ? kinds[type] : undefined;

/** The slides of a section; none of one that is no carousel. */
export function slidesOf({ type, config }: Pick<Section, 'type' | 'config'>): Slide[] {
  return slideKind(type) && Array.isArray(config.slides) ? (config.slides as Slide[]) : [];
}

/** A section with other slides; its config keeps its keys in their order. */
export function withSlides(section: Section, slides: readonly Slide[]): Section {
  return { ...section, config: { ...section.config, slides } };
}

/** A slide as it came, without what the service says of it. */
export function writtenSlide(slide: Slide): Slide {
  const { sortOrder: _place, createdAt: _made, updatedAt: _changed, createdBy: _maker, ...written } = slide;
  return written;
}
