/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { StaffId } from './staffId.ts';

export type SaveStaffMediaParams = {
/**
 * The staff member.
 */
staffUuid: StaffId;
};
