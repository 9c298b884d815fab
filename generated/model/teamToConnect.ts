/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { TeamId } from './teamId.ts';

/**
 * A team, named.
 */
export interface TeamToConnect {
  uuid: TeamId;
}
