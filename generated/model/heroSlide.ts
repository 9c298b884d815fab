/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { HeroSlideFields } from './heroSlideFields.ts';
import type { SlideBase } from './slideBase.ts';

/**
 * A slide of the hero slider.
 */
export type HeroSlide = SlideBase & HeroSlideFields & Required<Pick<SlideBase & HeroSlideFields, 'id' | 'kind'>>;
