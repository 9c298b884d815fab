/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportUuid } from './importUuid.ts';
import type { TeamBatchRowsItem } from './teamBatchRowsItem.ts';

/**
 * A batch of teams out of a file.
 */
export interface TeamBatch {
  importUuid: ImportUuid;
  /**
     * The rows.
     * @minItems 1
     * @maxItems 200
     */
  rows: TeamBatchRowsItem[];
}
