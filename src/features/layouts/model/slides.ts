import { isValues, type Values } from '../../../engine/values/values.ts';

/** A slide of a carousel, as it lies in its section's config: what the console does not know of it stays as it is. */
export type Slide = Values & { readonly id: string };

/** The slides in a config, in their order; none where it holds none. */
export function slidesOf({ slides }: Values): readonly Slide[] {
  return Array.isArray(slides) ? slides.filter(isSlide) : [];
}

/** A config with other slides. */
export function withSlides(config: Values, slides: readonly Slide[]): Values {
  return { ...config, slides };
}

/** Whether a config is of a carousel: it holds slides, be it none. */
export function isCarousel({ slides }: Values): boolean {
  return Array.isArray(slides);
}

const isSlide = (value: unknown): value is Slide => isValues(value) && typeof value.id === 'string';
