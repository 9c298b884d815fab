/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MergedInto } from './mergedInto.ts';
import type { TeamId } from './teamId.ts';

/**
 * The part of a team that the service keeps.
 */
export interface TeamRecord {
  uuid: TeamId;
  /**
     * Name of the site that owns the team.
     * @nullable
     */
  ownerSite: string | null;
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
