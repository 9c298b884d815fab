/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { HomeNeedReason } from './homeNeedReason.ts';
import type { HomeThing } from './homeThing.ts';

/**
 * Things that want somebody's attention for the same reason.
 */
export interface HomeNeed {
  /** Why; each reason has a list that shows all of them. */
  reason: HomeNeedReason;
  /**
     * How many there are.
     * @minimum 1
     */
  total: number;
  /** The first of them. */
  things: HomeThing[];
}
