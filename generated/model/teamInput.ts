/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamFields } from './teamFields.ts';

/**
 * What one may send about a team. On an update a property that is left out keeps its value.
 */
export type TeamInput = TeamFields & Required<Pick<TeamFields, 'displayName' | 'teamCode' | 'ownerInstanceId'>>;
