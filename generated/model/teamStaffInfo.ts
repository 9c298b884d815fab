/**
 * Printed by `npm run generate`. Do not edit.
 */

/**
 * What a staff member does for one team.
 */
export interface TeamStaffInfo {
  /**
     * Identifier of this entry; absent while it is new.
     * @maxLength 60
     * @nullable
     */
  id?: string | null;
  /** Whether the staff member works for the team at present. */
  active: boolean;
  /**
     * What the staff member does for the team.
     * @maxLength 100
     * @nullable
     */
  role?: string | null;
  /**
     * Place in the team, from 0.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder?: number;
}
