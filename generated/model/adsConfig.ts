/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Room for an ad.
 */
export interface AdsConfig {
  /**
     * Name of the slot of the ads' provider.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  slot?: string;
}
