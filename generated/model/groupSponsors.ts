/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SponsorMembership } from './sponsorMembership.ts';

/**
 * Who stands in a group of sponsors.
 */
export interface GroupSponsors {
  /**
     * The sponsors, in their order, each once.
     * @maxItems 100
     */
  sponsors: SponsorMembership[];
}
