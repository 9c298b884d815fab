/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { PlayerId } from './playerId.ts';
import type { PlayerRowGender } from './playerRowGender.ts';
import type { PlayerRowPortraitConsent } from './playerRowPortraitConsent.ts';
import type { PlayerRowPosition } from './playerRowPosition.ts';
import type { PlayerRowShoots } from './playerRowShoots.ts';
import type { PlayerTeam } from './playerTeam.ts';
import type { PortraitConsentState } from './portraitConsentState.ts';

/**
 * A player as lists show one (specification §3).
 */
export interface PlayerRow {
  uuid: PlayerId;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** First and last name. */
  fullName: string;
  /**
     * Country code.
     * @nullable
     * @pattern ^([A-Z]{2}|sv)$
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
     * Code of the position on the ice or pitch.
     * @nullable
     */
  positionCode: string | null;
  /**
     * The position, with its names.
     * @nullable
     */
  position: PlayerRowPosition;
  /**
     * The side that the player shoots from.
     * @nullable
     */
  shoots: PlayerRowShoots;
  /**
     * Day of birth.
     * @nullable
     */
  dateOfBirth: string | null;
  /**
     * Height in centimetres.
     * @nullable
     */
  height: number | null;
  /**
     * Weight in kilograms.
     * @nullable
     */
  weight: number | null;
  /**
     * Gender.
     * @nullable
     */
  gender: PlayerRowGender;
  team: PlayerTeam | null;
  /**
     * The first portrait, as type, provider and key.
     * @nullable
     * @pattern ^image\|
     */
  portrait: string | null;
  /** Whether consent to portraits was given. */
  portraitConsent: PlayerRowPortraitConsent;
  /**
     * The last day on which the consent holds.
     * @nullable
     */
  portraitConsentUntil: string | null;
  /**
     * Who gave or withdrew the consent.
     * @nullable
     */
  portraitConsentBy: string | null;
  portraitConsentState: PortraitConsentState;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
  /** Whether it is deleted. */
  deleted: boolean;
}
