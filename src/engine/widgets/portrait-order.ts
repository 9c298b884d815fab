import { isValues, type Values } from '../values/values.ts';

/** An entry of a list of pictures, and where it stands in the list as it came. */
export interface OrderedRow {
  row: Values;
  at: number;
}

/**
 * The entries of a list of pictures as they are shown: by `sortOrder`, those of the same place as they came
 * (specification §3).
 */
export function inOrder(value: unknown): OrderedRow[] {
  const rows = Array.isArray(value) ? value : [];
  return rows
    .flatMap((row: unknown, at): OrderedRow[] => (isValues(row) ? [{ row, at }] : []))
    .sort((one, other) => place(one.row) - place(other.row));
}

/** The same entries, each numbered by where it stands. */
export function numbered(rows: readonly unknown[]): unknown[] {
  return rows.map((row, sortOrder) => (isValues(row) && row.sortOrder !== sortOrder ? { ...row, sortOrder } : row));
}

/** The entries with new ones behind them; what is there already does not come twice. */
export function withAdded(rows: readonly Values[], mediaStrings: readonly string[]): unknown[] {
  const added = [...new Set(mediaStrings)].filter((one) => !rows.some(({ mediaString }) => mediaString === one));
  return [...rows, ...added.map((mediaString) => ({ mediaString, sortOrder: 0 }))];
}

const place = ({ sortOrder }: Values): number => (typeof sortOrder === 'number' ? sortOrder : 0);
