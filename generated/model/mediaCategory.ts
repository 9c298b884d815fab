/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A category of images or videos (specification §3).
 */
export interface MediaCategory {
  /**
     * Identifier of the category.
     * @minimum 1
     * @maximum 1000
     */
  id: number;
  /** Name of the category. */
  name: string;
}
