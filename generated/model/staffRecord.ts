/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MergedInto } from './mergedInto.ts';
import type { PortraitConsentState } from './portraitConsentState.ts';
import type { StaffId } from './staffId.ts';

/**
 * The part of a staff member that the service keeps.
 */
export interface StaffRecord {
  portraitConsentState: PortraitConsentState;
  uuid: StaffId;
  /** First and last name. */
  fullName: string;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
  mergedInto?: MergedInto | null;
}
