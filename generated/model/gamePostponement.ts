/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Instant } from './instant.ts';

/**
 * Where a game is moved to.
 */
export interface GamePostponement {
  /** The new start. */
  startDateTime: Instant;
  /** Whether only the new day is known. */
  timeToBeDecided?: boolean;
  /** Whether the times of slides that show the game or lead to it are moved by as much. */
  moveSlides?: boolean;
}
