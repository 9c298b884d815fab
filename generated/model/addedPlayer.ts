/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A player who joins a squad.
 */
export interface AddedPlayer {
  uuid: Uuid;
  /**
     * Number on the jersey.
     * @minimum 0
     * @maximum 99
     * @nullable
     */
  jerseyNumber?: number | null;
  /**
     * Code of the position.
     * @maxLength 10
     * @nullable
     * @pattern ^[A-Z]+$
     */
  positionCode?: string | null;
  /** The team that the player leaves for this one. Without it, one who plays in another team is refused. */
  fromTeamUuid?: Uuid;
}
