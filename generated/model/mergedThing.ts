/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * One of the two.
 */
export interface MergedThing {
  uuid: Uuid;
  /** What it was called before the merge. */
  displayName: string;
}
