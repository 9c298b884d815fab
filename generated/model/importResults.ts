/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportResult } from './importResult.ts';

/**
 * What became of the rows of a batch.
 */
export interface ImportResults {
  /** One for each row, in their order. */
  results: ImportResult[];
}
