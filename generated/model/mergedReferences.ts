/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How many things of a kind refer to the one that ends.
 */
export interface MergedReferences {
  /** What kind of things, by the names of the audit; `other` for those that it does not know. */
  entity: string;
  /**
     * How many.
     * @minimum 1
     */
  count: number;
}
