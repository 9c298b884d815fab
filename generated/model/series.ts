/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { Uuid } from './uuid.ts';

/**
 * A series, such as a division of a league.
 */
export interface Series {
  uuid: Uuid;
  /** Short code of the series. */
  code: string;
  /** The series' name in each language. */
  names: Name[];
  /** Name of the series. */
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
