/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PlayerId } from './playerId.ts';
import type { PortraitConsentState } from './portraitConsentState.ts';

/**
 * A player of a squad.
 */
export interface SquadPlayer {
  uuid: PlayerId;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** First and last name. */
  fullName: string;
  /**
     * Number on the jersey.
     * @minimum 0
     * @maximum 99
     * @nullable
     */
  jerseyNumber: number | null;
  /**
     * Code of the position.
     * @nullable
     */
  positionCode: string | null;
  /**
     * Country code.
     * @nullable
     */
  nationality: string | null;
  /**
     * Day of birth.
     * @nullable
     */
  dateOfBirth: string | null;
  /**
     * The first portrait, as type, provider and key.
     * @nullable
     * @pattern ^image\|
     */
  portrait: string | null;
  portraitConsentState: PortraitConsentState;
}
