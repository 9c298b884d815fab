/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A product of the platform that one may sign in to (specification §2).
 */
export interface Product {
  /** The product's key, which is also its role name. */
  name: string;
  /** The product's name for people. */
  displayName: string;
  /** Where the product is found. */
  url: string;
}
