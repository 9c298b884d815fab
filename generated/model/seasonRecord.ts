/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeasonId } from './seasonId.ts';

/**
 * The part of a season that the service keeps.
 */
export interface SeasonRecord {
  uuid: SeasonId;
  /** Its name in lists and headings; the code where it has no name. */
  displayName: string;
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
  /** Whether it is deleted. */
  deleted: boolean;
}
