/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SportId } from './sportId.ts';

/**
 * A sport (specification §3).
 */
export interface Sport {
  uuid: SportId;
  /** Short code of the sport. */
  code: string;
  /** The sport's name in each language. */
  names: Name[];
  /** Name of the sport. */
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
