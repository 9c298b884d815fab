/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SsgtId } from './ssgtId.ts';
import type { SsgtState } from './ssgtState.ts';
import type { Title } from './title.ts';

/**
 * A competition as one that can be chosen.
 */
export interface SsgtChoice {
  uuid: SsgtId;
  /** What it is called. */
  displayName: string;
  /**
     * What it is called in each language; by series, season and game type where it has no name.
     * @minItems 1
     */
  titles: Title[];
  /** Its own name in each language; none where it is called by series, season and game type. */
  names: Name[];
  state: SsgtState;
}
