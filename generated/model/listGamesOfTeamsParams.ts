/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

export type ListGamesOfTeamsParams = {
/**
 * The competition.
 */
ssgtUuid: Uuid;
/**
 * One team.
 */
teamUuid: Uuid;
/**
 * The other team.
 */
otherTeamUuid: Uuid;
};
