/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtState } from './ssgtState.ts';
import type { Uuid } from './uuid.ts';

/**
 * The part of a competition that the service keeps.
 */
export interface SsgtRecord {
  uuid: Uuid;
  /** Its name in lists and headings; season, series and game type where it has no name. */
  displayName: string;
  state: SsgtState;
  /**
     * Teams that are connected.
     * @minimum 0
     */
  teamCount: number;
  /**
     * Games in it, deleted ones left out.
     * @minimum 0
     */
  gameCount: number;
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
