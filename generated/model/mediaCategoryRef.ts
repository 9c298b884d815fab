/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A category of an item. Written, its identifier is what counts.
 */
export interface MediaCategoryRef {
  /**
     * Identifier of the category.
     * @minimum 1
     * @maximum 1000
     */
  id: number;
  /**
     * Name of the category.
     * @maxLength 100
     */
  name?: string;
}
