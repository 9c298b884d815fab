/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The site on social media.
 */
export interface SocialMediaConfig {
  /**
     * Which links of the site, by their types, in their order; without any all of them.
     * @maxItems 20
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern \S
     */
  links?: string[];
}
