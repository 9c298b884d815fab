/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The point that every crop of the picture keeps, in parts of its width and height from the top left. The middle counts as none. Images only.
 * @nullable
 */
export type FocalPoint = {
  /**
     * Place across, from 0 at the left to 1 at the right.
     * @minimum 0
     * @maximum 1
     */
  fpx: number;
  /**
     * Place down, from 0 at the top to 1 at the bottom.
     * @minimum 0
     * @maximum 1
     */
  fpy: number;
} | null;
