/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SponsorGroup } from './sponsorGroup.ts';

/**
 * The groups of sponsors of a site.
 */
export interface SponsorGroups {
  /**
     * The groups, in their order. Written, one with the id of a group that is there stays the same one, and one that is missing is deleted.
     * @maxItems 30
     */
  groups: SponsorGroup[];
}
