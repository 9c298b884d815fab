/**
 * Printed by `npm run generate`. Do not edit.
 */
import type { ImportLine } from './importLine.ts';
import type { TeamInput } from './teamInput.ts';

/**
 * A row.
 */
export type TeamBatchRowsItem = {
  line: ImportLine;
  values: TeamInput;
};
