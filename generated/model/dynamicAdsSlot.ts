/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A place for ads on the pages of a site.
 */
export interface DynamicAdsSlot {
  /**
     * Its identifier; a new slot has none yet.
     * @maxLength 60
     * @nullable
     */
  id?: string | null;
  /**
     * What it is called; no other slot of the configuration may have the name, letter case ignored.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  name: string;
  /**
     * The HTML that the site puts there. It is kept word for word, and nothing but the site executes it; empty when left out.
     * @maxLength 100000
     */
  html?: string;
}
