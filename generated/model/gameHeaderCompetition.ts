/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtId } from './ssgtId.ts';

/**
 * A competition of the game header.
 */
export interface GameHeaderCompetition {
  uuid: SsgtId;
  /**
     * What the competition is called; the service reads it from the competition, whatever is sent.
     * @maxLength 700
     */
  name?: string;
  /** Whether it is shown; shown when left out. */
  visible?: boolean;
  /**
     * Its place, from 0; where it stands in the list when left out.
     * @minimum 0
     * @maximum 10000
     */
  sortOrder?: number;
}
