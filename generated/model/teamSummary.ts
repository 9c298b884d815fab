/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamId } from './teamId.ts';

/**
 * A team as a choice in a list.
 */
export interface TeamSummary {
  uuid: TeamId;
  /** Name of the team. */
  displayName: string;
  /** The team's code. */
  teamCode: string;
}
