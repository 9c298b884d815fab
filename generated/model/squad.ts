/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SquadPlayer } from './squadPlayer.ts';
import type { SquadStaff } from './squadStaff.ts';
import type { TeamId } from './teamId.ts';

/**
 * Who plays in a team and who works for it.
 */
export interface Squad {
  teamUuid: TeamId;
  /** The active players, by number and name. */
  players: SquadPlayer[];
  /** The active staff, in their order. */
  staffs: SquadStaff[];
  /** Version of who plays, with which number and position, as `If-Match` takes it. */
  playersVersion: string;
  /** Version of who works for the team, as what and in which order, as `If-Match` takes it. */
  staffsVersion: string;
}
