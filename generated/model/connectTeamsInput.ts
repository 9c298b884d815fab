/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamToConnect } from './teamToConnect.ts';

/**
 * Teams to add to a competition and to take out of it. A team that stands in both lists stays in.
 */
export interface ConnectTeamsInput {
  /**
     * Teams to add.
     * @maxItems 500
     */
  addedTeams: TeamToConnect[];
  /**
     * Teams to take out.
     * @maxItems 500
     */
  removedTeams: TeamToConnect[];
}
