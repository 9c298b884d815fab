/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameInput } from './gameInput.ts';
import type { ImportLine } from './importLine.ts';

/**
 * A row; without its values it is not made, and only told whether the import has made it.
 */
export type GameBatchRowsItem = {
  line: ImportLine;
  values?: GameInput;
};
