/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How many rows lists have.
 */
export interface ListTotals {
  /**
     * In the order of the lists; null for one that the caller may not read, or that there is not.
     * @maxItems 20
     * @items.minimum 0
     */
  totals: (number | null)[];
}
