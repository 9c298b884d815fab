/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What the shop sells.
 */
export interface ShopConfig {
  /**
     * The categories, in their order; without any all of them.
     * @maxItems 50
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern \S
     */
  categoryIds?: string[];
}
