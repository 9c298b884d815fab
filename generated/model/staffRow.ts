/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ContactInfo } from './contactInfo.ts';
import type { PortraitConsentState } from './portraitConsentState.ts';
import type { StaffId } from './staffId.ts';
import type { StaffRowGender } from './staffRowGender.ts';
import type { StaffRowPortraitConsent } from './staffRowPortraitConsent.ts';
import type { TeamSummary } from './teamSummary.ts';

/**
 * A staff member as lists show one (specification §3).
 */
export interface StaffRow {
  uuid: StaffId;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** First and last name. */
  fullName: string;
  /**
     * Country code.
     * @nullable
     * @pattern ^([A-Z]{2}|sv)$
     */
  nationality: string | null;
  /**
     * What the staff member does.
     * @nullable
     */
  role: string | null;
  /**
     * Gender.
     * @nullable
     */
  gender: StaffRowGender;
  /** Ways to reach the staff member. */
  contactInfo: ContactInfo[];
  /** The teams that the staff member works for at present. */
  teams: TeamSummary[];
  /**
     * The first portrait, as type, provider and key.
     * @nullable
     * @pattern ^image\|
     */
  portrait: string | null;
  /** Whether consent to portraits was given. */
  portraitConsent: StaffRowPortraitConsent;
  /**
     * The last day on which the consent holds.
     * @nullable
     */
  portraitConsentUntil: string | null;
  /**
     * Who gave or withdrew the consent.
     * @nullable
     */
  portraitConsentBy: string | null;
  portraitConsentState: PortraitConsentState;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
  /** Whether it is deleted. */
  deleted: boolean;
}
