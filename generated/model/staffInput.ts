/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PortraitConsent } from './portraitConsent.ts';
import type { StaffFields } from './staffFields.ts';

/**
 * What one may send about a staff member. On an update a property that is left out keeps its value.
 */
export type StaffInput = StaffFields & PortraitConsent & Required<Pick<StaffFields & PortraitConsent, 'firstName' | 'lastName'>>;
