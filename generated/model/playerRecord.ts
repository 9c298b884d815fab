/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MergedInto } from './mergedInto.ts';
import type { PlayerId } from './playerId.ts';
import type { PortraitConsentState } from './portraitConsentState.ts';

/**
 * The part of a player that the service keeps.
 */
export interface PlayerRecord {
  portraitConsentState: PortraitConsentState;
  uuid: PlayerId;
  /** First and last name. */
  fullName: string;
  /**
     * When it was made.
     * @nullable
     */
  createdAt: string | null;
  /**
     * Who made it.
     * @nullable
     */
  createdBy: string | null;
  /**
     * When it was last changed.
     * @nullable
     */
  lastModified: string | null;
  mergedInto?: MergedInto | null;
}
