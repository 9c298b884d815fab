/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A level that one can subscribe to.
 */
export interface SubscriptionLevel {
  id: Uuid;
  /** What it is called. */
  name: string;
  /**
     * What a month costs, in the currency of the site.
     * @minimum 0
     */
  price: number;
  /** Whether it is on sale. */
  active: boolean;
}
