/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Somebody whose ads a site can show.
 */
export interface DynamicAdsProvider {
  /**
     * What it is known by.
     * @maxLength 100
     */
  name: string;
  /**
     * What it is called.
     * @maxLength 200
     */
  displayName: string;
}
