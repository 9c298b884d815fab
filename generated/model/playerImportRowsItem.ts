/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportLine } from './importLine.ts';
import type { PlayerInput } from './playerInput.ts';

/**
 * A row; without its values it is not made, and only told whether the import has made it.
 */
export type PlayerImportRowsItem = {
  line: ImportLine;
  values?: PlayerInput;
};
