/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportLine } from './importLine.ts';
import type { TeamInput } from './teamInput.ts';

/**
 * A row; without its values it is not made, and only told whether the import has made it.
 */
export type TeamBatchRowsItem = {
  line: ImportLine;
  values?: TeamInput;
};
