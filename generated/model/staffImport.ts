/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportUuid } from './importUuid.ts';
import type { StaffImportRowsItem } from './staffImportRowsItem.ts';

/**
 * A batch of staff members out of a file.
 */
export interface StaffImport {
  importUuid: ImportUuid;
  /**
     * The rows.
     * @minItems 1
     * @maxItems 200
     */
  rows: StaffImportRowsItem[];
}
