/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { MergedThing } from './mergedThing.ts';
import type { MergeKind } from './mergeKind.ts';
import type { Uuid } from './uuid.ts';

/**
 * Two that became one.
 */
export interface Merge {
  uuid: Uuid;
  kind: MergeKind;
  kept: MergedThing;
  ended: MergedThing;
  /** When they were merged. */
  mergedAt: string;
  /**
     * Who merged them.
     * @nullable
     */
  mergedBy: string | null;
  /** Whether it was undone. */
  undone: boolean;
}
