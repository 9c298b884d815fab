/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { HeroSlideFields } from './heroSlideFields.ts';
import type { SlideFields } from './slideFields.ts';

/**
 * What one may send about a hero slide. Without an id a new one gets one.
 */
export type HeroSlideInput = SlideFields & HeroSlideFields;
