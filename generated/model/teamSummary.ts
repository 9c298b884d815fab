/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * A team as a choice in a list.
 */
export interface TeamSummary {
  uuid: Uuid;
  /** Name of the team. */
  displayName: string;
  /** The team's code. */
  teamCode: string;
}
