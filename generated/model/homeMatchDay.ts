/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameId } from './gameId.ts';
import type { TeamId } from './teamId.ts';

/**
 * The home game of today, one of `next`; null on a day without one.
 * @nullable
 */
export type HomeMatchDay = {
  gameUuid: GameId;
  teamUuid: TeamId;
  /**
     * The page in the console of a slide that sells its tickets; null where no active layout has one.
     * @nullable
     */
  ticketSlide: string | null;
} | null;
