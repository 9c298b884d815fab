/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Name } from './name.ts';
import type { SsgtState } from './ssgtState.ts';
import type { Uuid } from './uuid.ts';

/**
 * A competition as one that can be chosen.
 */
export interface SsgtChoice {
  uuid: Uuid;
  /** What it is called. */
  displayName: string;
  /** Its own name in each language; none where it is called by series, season and game type. */
  names: Name[];
  state: SsgtState;
}
