/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * The player.
 */
export type StatisticsRowPlayer = {
  uuid: Uuid;
  /** First and last name. */
  fullName: string;
  /**
     * Number on the jersey.
     * @nullable
     */
  jerseyNumber: number | null;
  /**
     * Code of the position.
     * @nullable
     */
  positionCode: string | null;
  /**
     * The mediaString of the first portrait.
     * @nullable
     */
  portrait: string | null;
};
