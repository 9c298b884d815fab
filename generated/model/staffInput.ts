/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { StaffFields } from './staffFields.ts';

/**
 * What one may send about a staff member. On an update a property that is left out keeps its value.
 */
export type StaffInput = StaffFields & Required<Pick<StaffFields, 'firstName' | 'lastName'>>;
