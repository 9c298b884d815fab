/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportUuid } from './importUuid.ts';
import type { PlayerImportRowsItem } from './playerImportRowsItem.ts';

/**
 * A batch of players out of a file.
 */
export interface PlayerImport {
  importUuid: ImportUuid;
  /**
     * The rows.
     * @minItems 1
     * @maxItems 200
     */
  rows: PlayerImportRowsItem[];
}
