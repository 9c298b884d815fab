/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamStaffInfo } from './teamStaffInfo.ts';

/**
 * What the staff member does for each team, keyed by the team's uuid.
 */
export type StaffFieldsTeamStaffInfo = {[key: string]: TeamStaffInfo};
