/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportLine } from './importLine.ts';
import type { StaffInput } from './staffInput.ts';

/**
 * A row; without its values it is not made, and only told whether the import has made it.
 */
export type StaffImportRowsItem = {
  line: ImportLine;
  values?: StaffInput;
};
