/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SponsorMembership } from './sponsorMembership.ts';
import type { Uuid } from './uuid.ts';

/**
 * Who stands in which group of sponsors of a site.
 */
export interface SiteGroupSponsors {
  groupId: Uuid;
  /**
     * The sponsors, in their order, each once.
     * @maxItems 100
     */
  sponsors: SponsorMembership[];
}
