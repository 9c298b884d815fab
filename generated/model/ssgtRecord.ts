/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtId } from './ssgtId.ts';
import type { SsgtState } from './ssgtState.ts';
import type { Title } from './title.ts';

/**
 * The part of a competition that the service keeps.
 */
export interface SsgtRecord {
  uuid: SsgtId;
  /** Its name where only one fits; series, season and game type where it has no name. */
  displayName: string;
  /**
     * What it is called in each language; by series, season and game type where it has no name.
     * @minItems 1
     */
  titles: Title[];
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
