/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ShownSponsor } from './shownSponsor.ts';
import type { SponsorId } from './sponsorId.ts';

/**
 * A sponsor in a group.
 */
export interface SponsorMembership {
  sponsorId: SponsorId;
  /**
     * Its place, from 0; where it stands in the list when left out.
     * @minimum 0
     * @maximum 10000
     */
  sortOrder?: number;
  /**
     * First day on which the group shows it; null for no other than that of the contract.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}$
     */
  visibleFrom?: string | null;
  /**
     * Last day on which the group shows it; null for no other than that of the contract.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}$
     */
  visibleUntil?: string | null;
  /**
     * Where a press leads from this group, an address as specification §5 has it; the sponsor's own without it.
     * @maxLength 2000
     * @nullable
     */
  url?: string | null;
  /** What visitors see of it; the service reads it from the sponsor, whatever is sent. */
  sponsor?: (ShownSponsor | null);
}
