/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PortraitConsent } from './portraitConsent.ts';
import type { StaffFields } from './staffFields.ts';
import type { StaffRecord } from './staffRecord.ts';

/**
 * A member of the staff of a site, a coach or a manager for instance (specification §3).
 */
export type Staff = StaffFields & PortraitConsent & StaffRecord & Required<Pick<StaffFields & PortraitConsent & StaffRecord, 'firstName' | 'lastName' | 'nationality' | 'role' | 'gender' | 'contactInfo' | 'staffMedia' | 'portraitConsent' | 'portraitConsentUntil' | 'portraitConsentBy' | 'teamStaffInfo' | 'extIds' | 'deleted'>>;
