/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * The one that is left today of those that this one was merged into; null where it was not merged.
 * @nullable
 */
export type MergedInto = {
  uuid: Uuid;
  /** What it is called. */
  displayName: string;
  /** The merge that ended this one, which can be undone. */
  mergeUuid: Uuid;
} | null;
