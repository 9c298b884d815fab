import { useState } from 'react';

/** The rows of a list as they were, with the key of each. */
interface Keyed {
  rows: readonly unknown[];
  keys: readonly number[];
  next: number;
}

/**
 * Keys for rows that have no identity of their own: a row keeps its key while others come and go and while it is
 * written. A row that is none of the former ones is, in a list of the same length, the one that stood at its place;
 * otherwise it is new.
 */
export function useRowKeys(rows: readonly unknown[]): readonly number[] {
  const [keyed, setKeyed] = useState<Keyed>({ rows: [], keys: [], next: 0 });
  if (keyed.rows.length === rows.length && rows.every((row, index) => row === keyed.rows[index])) return keyed.keys;
  const after = keysAfter(keyed, rows);
  setKeyed(after);
  return after.keys;
}

/** The keys of rows that follow others. */
export function keysAfter(before: Keyed, rows: readonly unknown[]): Keyed {
  const known = new Map(before.rows.map((row, index) => [row, before.keys[index]]));
  const taken = new Set(rows.map((row) => known.get(row)));
  const isSameLength = rows.length === before.rows.length;
  let { next } = before;
  const keys = rows.map((row, index) => {
    const inPlace = isSameLength && !taken.has(before.keys[index]) ? before.keys[index] : undefined;
    return known.get(row) ?? inPlace ?? next++;
  });
  return { rows, keys, next };
}
