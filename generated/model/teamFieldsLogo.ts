/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * The team's logo.
 * @nullable
 */
export type TeamFieldsLogo = {
  /**
     * Address of the picture.
     * @maxLength 500
     */
  path: string;
} | null;
