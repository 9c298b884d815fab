/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A row.
 */
export type SimilarStaffSearchRowsItem = {
  /**
     * First name.
     * @minLength 1
     * @maxLength 100
     */
  firstName: string;
  /**
     * Last name.
     * @minLength 1
     * @maxLength 100
     */
  lastName: string;
};
