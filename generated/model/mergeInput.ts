/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { Uuid } from './uuid.ts';

/**
 * Two that are one.
 */
export interface MergeInput {
  kept: Uuid;
  ended: Uuid;
  /**
     * The ETag of the version of `ended` that was looked at. A stale one is refused with 412; left out, it is not compared.
     * @maxLength 100
     * @nullable
     */
  endedVersion?: string | null;
  /**
     * Properties that `kept` takes from `ended`, with a dot for one inside another; it keeps its own of all others.
     * @maxItems 100
     * @items.minLength 1
     * @items.maxLength 60
     * @items.pattern ^[A-Za-z0-9_.-]+$
     */
  take?: string[];
}
