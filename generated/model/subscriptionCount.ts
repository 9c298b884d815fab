/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * How many subscriptions a site has.
 */
export interface SubscriptionCount {
  /**
     * Subscriptions that run.
     * @minimum 0
     */
  active: number;
  /**
     * Subscriptions that rest for a while.
     * @minimum 0
     */
  paused: number;
  /**
     * Subscriptions that ended.
     * @minimum 0
     */
  cancelled: number;
}
