/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImageCropName } from './imageCropName.ts';

/**
 * A shape that pictures are cut to, and where it is used.
 */
export interface ImageCrop {
  name: ImageCropName;
  /**
     * Width by height, as in 21:9; from 1:5 to 5:1.
     * @maxLength 9
     * @pattern ^[1-9]\d{0,3}:[1-9]\d{0,3}$
     */
  ratio: string;
  /**
     * Its place, from 0; where it stands in the list when left out.
     * @minimum 0
     * @maximum 10000
     */
  sortOrder?: number;
}
