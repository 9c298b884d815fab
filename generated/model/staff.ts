/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { StaffFields } from './staffFields.ts';
import type { StaffRecord } from './staffRecord.ts';

/**
 * A member of the staff of a site, a coach or a manager for instance (specification §3).
 */
export type Staff = StaffFields & StaffRecord & Required<Pick<StaffFields & StaffRecord, 'firstName' | 'lastName' | 'nationality' | 'role' | 'gender' | 'contactInfo' | 'staffMedia' | 'teamStaffInfo' | 'extIds' | 'deleted'>>;
