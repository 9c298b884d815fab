/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportLine } from './importLine.ts';
import type { StaffInput } from './staffInput.ts';

/**
 * A row.
 */
export type StaffImportRowsItem = {
  line: ImportLine;
  values: StaffInput;
};
