/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportLine } from './importLine.ts';
import type { PlayerInput } from './playerInput.ts';

/**
 * A row.
 */
export type PlayerImportRowsItem = {
  line: ImportLine;
  values: PlayerInput;
};
