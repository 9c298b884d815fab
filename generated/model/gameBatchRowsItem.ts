/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { GameInput } from './gameInput.ts';
import type { ImportLine } from './importLine.ts';

/**
 * A row.
 */
export type GameBatchRowsItem = {
  line: ImportLine;
  values: GameInput;
};
