/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { FieldError } from './fieldError.ts';

/**
 * What became of a row.
 */
export interface ImportResult {
  /** Line of the row. */
  line: number;
  /** What making it alone would have answered: 201 when it was made, also by an earlier call; 404 when it came without values and was not. */
  statusCode: number;
  /**
     * What was made; null for a refused row.
     * @nullable
     */
  uuid: string | null;
  /**
     * Its version as it was made, for `If-Match`.
     * @nullable
     */
  version: string | null;
  /** Why it was refused, in one English sentence; empty for one that was made. */
  message: string;
  /** The faults of a refused row, each at its field. */
  fields: FieldError[];
}
