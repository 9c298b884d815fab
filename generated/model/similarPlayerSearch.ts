/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SimilarPlayerSearchRowsItem } from './similarPlayerSearchRowsItem.ts';

/**
 * Rows to which players are looked for that look the same.
 */
export interface SimilarPlayerSearch {
  /**
     * What is compared of each row; letter case, apostrophes and hyphens do not matter.
     * @minItems 1
     * @maxItems 500
     */
  rows: SimilarPlayerSearchRowsItem[];
}
