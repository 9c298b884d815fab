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

/** More parts than any section may have: a longer list is refused as it is, and not looked through first. */
export const mostParts = 100;

/**
 * The slides of a section; none of one that is no carousel, nor where the list is endless or holds something that is no
 * slide at all.
 */
export function slidesOf({ type, config }: Pick<Section, 'type' | 'config'>): Slide[] {
  const { slides } = config;
  if (!slideKind(type) || !Array.isArray(slides) || slides.length > mostParts) return [];
  return slides.every(isSlide) ? slides : [];
}

/** Whether it can be held and named as a slide; what it says may still be wrong. */
function isSlide(value: unknown): value is Slide {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  return !('id' in value) || typeof value.id === 'string';
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
