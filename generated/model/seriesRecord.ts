/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SeriesId } from './seriesId.ts';

/**
 * The part of a series that the service keeps.
 */
export interface SeriesRecord {
  uuid: SeriesId;
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
}
