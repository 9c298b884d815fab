/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImageCrop } from './imageCrop.ts';

/**
 * The shapes that a site cuts its pictures to.
 */
export interface ImageCrops {
  /**
     * The crops, in their order, no two with the same name in a language.
     * @maxItems 20
     */
  crops: ImageCrop[];
}
