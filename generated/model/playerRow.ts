/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PlayerRowGender } from './playerRowGender.ts';
import type { PlayerRowPositionCode } from './playerRowPositionCode.ts';
import type { TeamSummary } from './teamSummary.ts';
import type { Uuid } from './uuid.ts';

/**
 * A player as lists show one (specification §3).
 */
export interface PlayerRow {
  uuid: Uuid;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** First and last name. */
  fullName: string;
  /**
     * Country code.
     * @nullable
     */
  nationality: string | null;
  /**
     * Number on the jersey.
     * @minimum 0
     * @maximum 99
     * @nullable
     */
  jerseyNumber: number | null;
  /**
     * Position on the ice or pitch.
     * @nullable
     */
  positionCode: PlayerRowPositionCode;
  /**
     * Day of birth.
     * @nullable
     */
  dateOfBirth: string | null;
  /**
     * Gender.
     * @nullable
     */
  gender: PlayerRowGender;
  /** The team that the player belongs to. */
  team: TeamSummary | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
}
