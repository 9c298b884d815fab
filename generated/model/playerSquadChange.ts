/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { AddedPlayer } from './addedPlayer.ts';
import type { SquadMember } from './squadMember.ts';

/**
 * Who joins a squad and who leaves it (specification §3).
 */
export interface PlayerSquadChange {
  /**
     * Players to add. One who is in the squad already has number and position changed; what is left out stays.
     * @maxItems 500
     */
  addedPlayers: AddedPlayer[];
  /**
     * Players to remove. One who is not in the squad is left alone.
     * @maxItems 500
     */
  removedPlayers: SquadMember[];
}
