/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ConnectedTeamLogo } from './connectedTeamLogo.ts';
import type { ExternalId } from './externalId.ts';
import type { TeamId } from './teamId.ts';

/**
 * A team of a competition.
 */
export interface ConnectedTeam {
  uuid: TeamId;
  /** Name of the team. */
  displayName: string;
  /** The team's code. */
  teamCode: string;
  /**
     * The team's logo.
     * @nullable
     */
  logo: ConnectedTeamLogo;
  /** What registers call the team. */
  extIds: ExternalId[];
  /**
     * Games of the team in this competition, deleted ones left out.
     * @minimum 0
     */
  gameCount: number;
}
