/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { SimilarStaffSearchRowsItem } from './similarStaffSearchRowsItem.ts';

/**
 * Rows to which staff members are looked for that look the same.
 */
export interface SimilarStaffSearch {
  /**
     * What is compared of each row; letter case, apostrophes and hyphens do not matter.
     * @minItems 1
     * @maxItems 500
     */
  rows: SimilarStaffSearchRowsItem[];
}
