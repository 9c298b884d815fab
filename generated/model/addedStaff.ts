/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A staff member who starts to work for a team.
 */
export interface AddedStaff {
  uuid: Uuid;
  /**
     * What the staff member does for the team.
     * @maxLength 100
     * @nullable
     */
  role?: string | null;
  /**
     * Place among the staff, from 0.
     * @minimum 0
     * @maximum 1000
     */
  sortOrder?: number;
}
