/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The team's names, for the network and for its own site.
 */
export interface TeamNames {
  /**
     * Letters for scoreboards.
     * @maxLength 20
     */
  code?: string;
  /**
     * Short name.
     * @maxLength 60
     */
  short?: string;
  /**
     * Long name.
     * @maxLength 100
     */
  long?: string;
  /**
     * Full name.
     * @maxLength 150
     */
  full?: string;
  /**
     * Letters for scoreboards on the own site.
     * @maxLength 20
     */
  codeSite?: string;
  /**
     * Short name on the own site.
     * @maxLength 60
     */
  shortSite?: string;
  /**
     * Long name on the own site.
     * @maxLength 100
     */
  longSite?: string;
  /**
     * Full name on the own site.
     * @maxLength 150
     */
  fullSite?: string;
}
