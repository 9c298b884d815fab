/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamId } from './teamId.ts';

/**
 * The team that a player belongs to, if any. Written, its uuid is what counts.
 * @nullable
 */
export type PlayerTeam = {
  uuid: TeamId;
  /**
     * Name of the team.
     * @maxLength 100
     */
  displayName?: string;
  /**
     * The team's code.
     * @maxLength 20
     */
  teamCode?: string;
} | null;
