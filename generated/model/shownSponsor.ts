/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What of a sponsor the visitors of a site see, and the days on which they do.
 * @nullable
 */
export type ShownSponsor = {
  /**
     * What the sponsor is called.
     * @maxLength 200
     */
  name: string;
  /**
     * What the logo says; the name without it.
     * @maxLength 300
     * @nullable
     */
  alt: string | null;
  /**
     * Where a press on the logo leads.
     * @maxLength 2400
     * @nullable
     */
  clickUrl: string | null;
  /** Whether a press opens a new tab. */
  openInNewTab: boolean;
  /**
     * Address of the logo's picture.
     * @maxLength 500
     * @nullable
     */
  logoUrl: string | null;
  /**
     * Address of the picture of the logo on dark ground.
     * @maxLength 500
     * @nullable
     */
  logoDarkUrl: string | null;
  /**
     * Width of the logo, pixels.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  logoWidth: number | null;
  /**
     * Height of the logo, pixels.
     * @minimum 1
     * @maximum 100000
     * @nullable
     */
  logoHeight: number | null;
  /** Whether it is shown at all. */
  active: boolean;
  /**
     * First day of the contract.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}$
     */
  contractFrom: string | null;
  /**
     * Last day of the contract.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}$
     */
  contractUntil: string | null;
  /**
     * The main group of the network that it stands in; null where it does not.
     * @maxLength 100
     * @nullable
     */
  mainGroup?: string | null;
  /**
     * The first group of the site that it stands in, the main group aside; null where it stands in none.
     * @maxLength 100
     * @nullable
     */
  siteGroup?: string | null;
} | null;
