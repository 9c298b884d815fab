/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SlideFields } from './slideFields.ts';

/**
 * What all slides have, by their id and kind.
 */
export type SlideBase = SlideFields & Required<Pick<SlideFields, 'id' | 'kind'>>;
