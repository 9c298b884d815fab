import { foldName } from '../../../openapi/formats/text.ts';
import { textOf } from '../values/values.ts';
import type { CheckedRow, RowFault } from './check-rows.ts';
import type { CsvRow } from './csv-file.ts';
import type { ImportColumn, Mapping } from './import-columns.ts';

/** The cells that the user has given rows, by line. */
export type Mended = ReadonlyMap<number, readonly string[]>;

/** The rows of a file with the cells that were mended. What was wrong with their line is settled by that. */
export function withMended(rows: readonly CsvRow[], mended: Mended): CsvRow[] {
  return rows.map((row) => {
    const cells = mended.get(row.line);
    return cells ? { line: row.line, cells } : row;
  });
}

/** Rows with errors, then those that look like a duplicate, then the others, each in the file's order. */
export function wrongFirst(rows: readonly CheckedRow[]): CheckedRow[] {
  const rank = ({ faults, twins }: CheckedRow): number => (faults.length > 0 ? 0 : twins.length > 0 ? 1 : 2);
  return rows.toSorted((a, b) => rank(a) - rank(b));
}

/** The columns of the file in which a fault of a row can be mended; all that are used where none is to blame. */
export function columnsToMend(
  columns: readonly ImportColumn[],
  mapping: Mapping,
  faults: readonly RowFault[],
): ImportColumn[] {
  const used = columns.filter(({ key }) => mapping[key] !== undefined);
  const wrong = faults.map((fault) => ('field' in fault ? fault.field.field : undefined));
  const isWrong = ({ field, whole }: ImportColumn): boolean =>
    [field.field, whole?.first, whole?.last].some((name) => name !== undefined && wrong.includes(name));
  const meant = used.filter(isWrong);
  return meant.length > 0 && !wrong.includes(undefined) ? meant : used;
}

/** A text of a column that could not be read, and the rows that have it. */
export interface UnreadValue {
  column: ImportColumn;
  /** The problem's key below `import.cell`. */
  problem: string;
  text: string;
  rows: readonly CheckedRow[];
  /** Where the text names a thing: the list that it is looked for in. */
  source?: string;
}

/** The texts that no choice, country or thing is called by, the most frequent first. */
export function unreadValues(
  columns: readonly ImportColumn[],
  mapping: Mapping,
  rows: readonly CheckedRow[],
): UnreadValue[] {
  const values = new Map<string, UnreadValue & { rows: CheckedRow[] }>();
  for (const row of rows) {
    for (const fault of row.faults) {
      if (fault.kind !== 'cell' || !NAMED.includes(fault.problem)) continue;
      const column = columns.find(({ key, field }) => field === fault.field && mapping[key] !== undefined);
      if (!column) continue;
      const source = THINGS.includes(fault.problem) ? textOf(column.field.options?.source) : '';
      // Two columns may name things of the same list, as the home and the away team: said once, it counts for both.
      const key = `${source || column.key}\n${foldName(fault.text)}`;
      const known = values.get(key);
      if (known) known.rows.push(row);
      else
        values.set(key, {
          column,
          problem: fault.problem,
          text: fault.text,
          rows: [row],
          ...(source ? { source } : {}),
        });
    }
  }
  return [...values.values()].sort((a, b) => b.rows.length - a.rows.length);
}

/** Problems with a cell that names a thing of a list. */
const THINGS = ['unknown', 'several'];

/** Problems with a cell that names something, which another name of it settles for every row. */
const NAMED = ['choice', 'country', 'language', 'yesOrNo', ...THINGS];

/** The cells of rows with another text in one column. */
export function withCell(rows: readonly CheckedRow[], index: number, text: string): Map<number, readonly string[]> {
  return new Map(rows.map(({ line, cells }) => [line, cells.with(index, text)]));
}
