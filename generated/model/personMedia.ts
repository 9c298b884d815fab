/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * A portrait of a player or a staff member (specification §3).
 */
export interface PersonMedia {
  /**
     * Identifier of this entry.
     * @maxLength 60
     * @nullable
     */
  id?: string | null;
  /**
     * The picture, as type, provider and key.
     * @maxLength 300
     */
  mediaString: string;
  /**
     * Place in the row, from 0.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder: number;
  /**
     * What the picture is for.
     * @maxLength 40
     * @nullable
     */
  type?: string | null;
}
