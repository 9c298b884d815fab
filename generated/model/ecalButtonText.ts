/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What the button says in each language.
 */
export interface EcalButtonText {
  /**
     * In English.
     * @maxLength 60
     */
  en?: string;
  /**
     * In Swedish.
     * @maxLength 60
     */
  sv?: string;
}
