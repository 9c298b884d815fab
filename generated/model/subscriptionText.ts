/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The text in one language.
 */
export interface SubscriptionText {
  /**
     * Heading.
     * @maxLength 200
     */
  title?: string;
  /**
     * What is written below the heading.
     * @maxLength 10000
     */
  body?: string;
}
