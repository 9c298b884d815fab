/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * Someone who leaves a squad.
 */
export interface SquadMember {
  uuid: Uuid;
}
