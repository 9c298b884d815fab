/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Game } from './game.ts';
import type { HomeChange } from './homeChange.ts';
import type { HomeMatchDay } from './homeMatchDay.ts';
import type { HomeNeed } from './homeNeed.ts';

/**
 * What a day at a site begins with.
 */
export interface HomeDay {
  /** The games of today that are running or to come, and those of the days after, the first one first. */
  next: Game[];
  matchDay: HomeMatchDay | null;
  /** The games that were played last, the last one first. */
  latest: Game[];
  /** What wants somebody's attention; empty when all is well. */
  needs: HomeNeed[];
  /** The things of the site that were changed lately, the last one first, each once. */
  changes: HomeChange[];
}
