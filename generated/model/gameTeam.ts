/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamId } from './teamId.ts';

/**
 * A team that plays; null while it is to be decided. Written, its uuid is what counts.
 * @nullable
 */
export type GameTeam = {
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
