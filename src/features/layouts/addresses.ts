import type { LayoutProblem, SiteLayout } from '../../../generated/model/index.ts';
import { paths } from '../../engine/routing/paths.ts';
import { findSection, sectionOfSlide } from './model/find.ts';
import type { Slide } from './model/slides.ts';

/** The kinds of carousels, by what the addresses of their slides say (specification §2). */
export type CarouselKind = 'hero' | 'ticketPromo' | 'info';

/** The addresses of a carousel's slides: a new one, and one that it has. */
export const SLIDE_PATHS = {
  hero: { new: paths.layoutsPages.heroSlideNew, one: paths.layoutsPages.heroSlide },
  ticketPromo: { new: paths.layoutsPages.ticketPromoSlideNew, one: paths.layoutsPages.ticketPromoSlide },
  info: { new: paths.layoutsPages.infoSlideNew, one: paths.layoutsPages.infoSlide },
} as const;

/** The kind of a section's slides; undefined for a section that is no carousel. */
export function carouselKindOf({ type }: { type: string }): CarouselKind | undefined {
  return CAROUSELS[type];
}

const CAROUSELS: Readonly<Record<string, CarouselKind>> = {
  'HERO SLIDER': 'hero',
  'TICKET PROMO CAROUSEL': 'ticketPromo',
  'INFO CAROUSEL': 'info',
};

/** The address of a slide of a section. */
export function addressOfSlide(layout: SiteLayout, sectionId: string, slide: Pick<Slide, 'id'> | undefined): string {
  const place = findSection(layout, sectionId);
  const kind = place && carouselKindOf(place.section);
  if (!place || !kind) return paths.layoutsPages.layout({ id: layout.id });
  const where = { id: layout.id, sectionGroupId: place.group.id, sectionId };
  return slide ? SLIDE_PATHS[kind].one({ ...where, slideId: slide.id }) : SLIDE_PATHS[kind].new(where);
}

/** The address on which a thing of a layout is edited: a slide on its page, a section open beside the outline, the rest in the settings. */
export function addressOfPart(layout: SiteLayout, id: string): string {
  if (id === layout.id) return paths.layoutsPages.settings({ id });
  const withSlide = sectionOfSlide(layout, id);
  if (withSlide) return addressOfSlide(layout, withSlide.id, { id });
  return `${paths.layoutsPages.layout({ id: layout.id })}?${OPEN}=${encodeURIComponent(id)}`;
}

/** The address at which one mends what is wrong with a section or slide of a layout; undefined for what is wrong with all of it. */
export function addressOfProblem(layout: SiteLayout, { slideId, sectionId }: LayoutProblem): string | undefined {
  const part = slideId ?? sectionId;
  return part === null ? undefined : addressOfPart(layout, part);
}

/** The parameter of the layout's address that names the section or group that is open. */
export const OPEN = 'open';
