/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { AddedStaff } from './addedStaff.ts';
import type { SquadMember } from './squadMember.ts';

/**
 * Who starts to work for a team and who stops (specification §3).
 */
export interface StaffSquadChange {
  /**
     * Staff to add. Of one who works for the team already role and place are changed; what is left out stays.
     * @maxItems 500
     */
  addedStaffs: AddedStaff[];
  /**
     * Staff to remove. One who does not work for the team is left alone.
     * @maxItems 500
     */
  removedStaffs: SquadMember[];
}
