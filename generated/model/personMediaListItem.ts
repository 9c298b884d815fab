/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * One of them.
 */
export type PersonMediaListItem = {
  /**
     * The picture, as type, provider and key.
     * @minLength 1
     * @maxLength 300
     */
  mediaString: string;
  /**
     * Place in the row, from 0.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder: number;
};
