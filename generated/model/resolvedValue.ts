/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ResolvedValueKey } from './resolvedValueKey.ts';

/**
 * A value of a row.
 */
export interface ResolvedValue {
  /** What it counts. */
  key: ResolvedValueKey;
  /** The number. */
  value: number;
}
