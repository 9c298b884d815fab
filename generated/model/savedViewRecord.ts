/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * The part of a view that the service keeps.
 */
export interface SavedViewRecord {
  uuid: Uuid;
  /** Whether the caller saved it. */
  own: boolean;
  /** Who saved it. */
  createdBy: string;
}
