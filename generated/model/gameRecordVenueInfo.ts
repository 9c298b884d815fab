/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * The venue; null while it is to be decided.
 * @nullable
 */
export type GameRecordVenueInfo = {
  uuid: Uuid;
  /** Name of the venue. */
  name: string;
} | null;
