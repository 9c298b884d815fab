/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SsgtId } from './ssgtId.ts';
import type { TeamId } from './teamId.ts';

export type ListGamesOfTeamsParams = {
/**
 * The competition.
 */
ssgtUuid: SsgtId;
/**
 * One team.
 */
teamUuid: TeamId;
/**
 * The other team.
 */
otherTeamUuid: TeamId;
};
