/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

export type UpdateStaffSquadParams = {
/**
 * The team.
 */
teamUuid: Uuid;
};
