/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameHeaderCompetition } from './gameHeaderCompetition.ts';

/**
 * The competitions whose games the header of a site shows.
 */
export interface GameHeaderCompetitions {
  /**
     * The competitions, in their order, each once.
     * @maxItems 100
     */
  competitions: GameHeaderCompetition[];
}
