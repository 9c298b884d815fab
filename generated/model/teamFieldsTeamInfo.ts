/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * Contact details and social media accounts, keyed by lower-case name (specification §3).
 */
export type TeamFieldsTeamInfo = {
  /**
     * The website, an address as specification §5 has it.
     * @maxLength 300
     */
  website?: string;
  /**
     * E-mail address, for the administrators of the site.
     * @maxLength 300
     */
  email?: string;
  /**
     * Telephone number.
     * @maxLength 300
     */
  phone?: string;
  /**
     * When the club was founded, in any words.
     * @maxLength 300
     */
  founded?: string;
  /**
     * Account in Facebook, or its address.
     * @maxLength 300
     */
  facebook?: string;
  /**
     * Account in Instagram, or its address.
     * @maxLength 300
     */
  instagram?: string;
  /**
     * Account in X, or its address.
     * @maxLength 300
     */
  x?: string;
  /**
     * Account in X by its former name, or its address.
     * @maxLength 300
     */
  twitter?: string;
  /**
     * Account in YouTube, or its address.
     * @maxLength 300
     */
  youtube?: string;
  /**
     * Account in TikTok, or its address.
     * @maxLength 300
     */
  tiktok?: string;
  /**
     * Account in LinkedIn, or its address.
     * @maxLength 300
     */
  linkedin?: string;
  /**
     * Account in Snapchat, or its address.
     * @maxLength 300
     */
  snapchat?: string;
  /**
     * Account in Threads, or its address.
     * @maxLength 300
     */
  threads?: string;
  /**
     * Account in Twitch, or its address.
     * @maxLength 300
     */
  twitch?: string;
  [key: string]: unknown;
};
