/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamId } from './teamId.ts';

export type GetTeamSquadParams = {
/**
 * The team.
 */
teamUuid: TeamId;
};
