/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ContactInfo } from './contactInfo.ts';
import type { ExternalId } from './externalId.ts';
import type { PersonMedia } from './personMedia.ts';
import type { StaffFieldsGender } from './staffFieldsGender.ts';
import type { StaffFieldsTeamStaffInfo } from './staffFieldsTeamStaffInfo.ts';

/**
 * The part of a staff member that administrators write.
 */
export interface StaffFields {
  /**
     * First name; surrounding blanks are not kept.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  firstName?: string;
  /**
     * Last name; surrounding blanks are not kept.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  lastName?: string;
  /**
     * Country code; Sweden is written `sv` (specification §3).
     * @nullable
     * @pattern ^([A-Z]{2}|sv)$
     */
  nationality?: string | null;
  /**
     * What the staff member does, such as head coach.
     * @maxLength 100
     * @nullable
     */
  role?: string | null;
  /**
     * Gender (specification §3).
     * @nullable
     */
  gender?: StaffFieldsGender;
  /**
     * Ways to reach the staff member.
     * @maxItems 20
     */
  contactInfo?: ContactInfo[];
  /**
     * Portraits of the staff member.
     * @maxItems 50
     */
  staffMedia?: PersonMedia[];
  /** What the staff member does for each team, keyed by the team's uuid. */
  teamStaffInfo?: StaffFieldsTeamStaffInfo;
  /**
     * What registers call the staff member.
     * @maxItems 50
     */
  extIds?: ExternalId[];
  /** Whether the staff member is deleted and left out of the lists of active staff. */
  deleted?: boolean;
}
