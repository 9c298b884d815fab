/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { LinkedImage } from './linkedImage.ts';
import type { SectionBackground } from './sectionBackground.ts';

/**
 * Pictures that lead somewhere.
 */
export interface LinkedImagesConfig {
  /**
     * The pictures, in their order.
     * @maxItems 30
     */
  linkedImages?: LinkedImage[];
  bgSettings?: SectionBackground;
}
