/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * Identifier of a staff member.
 */
export type StaffId = Uuid;
