/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PortraitConsentState } from './portraitConsentState.ts';
import type { StaffId } from './staffId.ts';

/**
 * A member of the staff of a squad.
 */
export interface SquadStaff {
  uuid: StaffId;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** First and last name. */
  fullName: string;
  /**
     * What the staff member does for the team.
     * @nullable
     */
  role: string | null;
  /** Place among the staff, from 0. */
  sortOrder: number;
  /**
     * Country code.
     * @nullable
     */
  nationality: string | null;
  /**
     * The first portrait, as type, provider and key.
     * @nullable
     * @pattern ^image\|
     */
  portrait: string | null;
  portraitConsentState: PortraitConsentState;
}
