/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a crop is called in each language.
 */
export interface ImageCropName {
  /**
     * In English.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  en: string;
  /**
     * In Swedish.
     * @minLength 1
     * @maxLength 60
     * @pattern \S
     */
  sv: string;
}
