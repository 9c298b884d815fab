/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamFields } from './teamFields.ts';
import type { TeamRecord } from './teamRecord.ts';

/**
 * A team of a site (specification §3).
 */
export type Team = TeamFields & TeamRecord & Required<Pick<TeamFields & TeamRecord, 'displayName' | 'teamCode' | 'gender' | 'nationality' | 'ownerInstanceId' | 'logo' | 'icon' | 'teamNames' | 'clubName' | 'teamInfo' | 'teamMedia' | 'extIds' | 'series' | 'sport' | 'deleted'>>;
