/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The name of the team's club in four forms.
 */
export interface ClubName {
  /**
     * Letters.
     * @maxLength 20
     */
  code?: string;
  /**
     * Short name.
     * @maxLength 60
     */
  short?: string;
  /**
     * Full name.
     * @maxLength 150
     */
  full?: string;
  /**
     * Long name.
     * @maxLength 100
     */
  long?: string;
}
