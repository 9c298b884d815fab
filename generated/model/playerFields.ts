/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ExternalId } from './externalId.ts';
import type { PersonMedia } from './personMedia.ts';
import type { PlayerFieldsGender } from './playerFieldsGender.ts';
import type { PlayerFieldsShoots } from './playerFieldsShoots.ts';
import type { PlayerTeam } from './playerTeam.ts';

/**
 * The part of a player that administrators write.
 */
export interface PlayerFields {
  /**
     * First name; surrounding blanks are not kept.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  firstName?: string;
  /**
     * Last name; surrounding blanks are not kept.
     * @minLength 1
     * @maxLength 100
     * @pattern \S
     */
  lastName?: string;
  /**
     * Country code; Sweden is written `sv` (specification §3).
     * @nullable
     * @pattern ^([A-Z]{2}|sv)$
     */
  nationality?: string | null;
  /**
     * Number on the jersey.
     * @minimum 0
     * @maximum 99
     * @nullable
     */
  jerseyNumber?: number | null;
  /**
     * Code of the position on the ice or pitch; one of those that the service lists.
     * @maxLength 10
     * @nullable
     * @pattern ^[A-Z]+$
     */
  positionCode?: string | null;
  /**
     * The side that the player shoots from, left or right; `-` stands for both or unknown.
     * @nullable
     */
  shoots?: PlayerFieldsShoots;
  /**
     * Day of birth, written yyyy-MM-dd.
     * @nullable
     * @pattern ^[12]\d{3}-\d{2}-\d{2}$
     */
  dateOfBirth?: string | null;
  /**
     * Height in centimetres.
     * @minimum 50
     * @maximum 260
     * @nullable
     */
  height?: number | null;
  /**
     * Weight in kilograms.
     * @minimum 10
     * @maximum 300
     * @nullable
     */
  weight?: number | null;
  /**
     * Gender (specification §3).
     * @nullable
     */
  gender?: PlayerFieldsGender;
  team?: PlayerTeam | null;
  /**
     * What registers call the player.
     * @maxItems 50
     */
  playerExtIds?: ExternalId[];
  /**
     * Portraits of the player.
     * @maxItems 50
     */
  portraitList?: PersonMedia[];
  /** Whether the player is deleted and left out of the lists of active players. */
  deleted?: boolean;
}
