/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameBatchRowsItem } from './gameBatchRowsItem.ts';
import type { ImportUuid } from './importUuid.ts';

/**
 * A batch of games out of a file.
 */
export interface GameBatch {
  importUuid: ImportUuid;
  /**
     * The rows.
     * @minItems 1
     * @maxItems 200
     */
  rows: GameBatchRowsItem[];
}
