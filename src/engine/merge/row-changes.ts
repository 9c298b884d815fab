import type { FieldDefinition } from '../../contract/entity.ts';
import { isSame } from '../values/values.ts';
import { isSameRow } from './changed-fields.ts';
import { keyedLists } from './list-keys.ts';
import { isReordered } from './merge-order.ts';

/** What became of one row of a list. */
export interface RowChange {
  key: string;
  kind: 'added' | 'removed' | 'changed' | 'moved';
  before: unknown;
  after: unknown;
}

/**
 * What became of the rows of a list: which were added, removed or changed, and which stand elsewhere although the rows
 * around them stayed.
 */
export function rowChanges(field: FieldDefinition, before: readonly unknown[], after: readonly unknown[]): RowChange[] {
  const lists = keyedLists(field, before, after, before);
  const [old, now] = [lists.base, lists.mine];
  const changes: RowChange[] = [];
  for (const [key, row] of old)
    if (!now.has(key)) changes.push({ key, kind: 'removed', before: row, after: undefined });
  for (const [key, row] of now) {
    const former = old.get(key);
    if (!old.has(key)) changes.push({ key, kind: 'added', before: undefined, after: row });
    else if (!(field.items ? isSameRow(field, former, row) : isSame(former, row)))
      changes.push({ key, kind: 'changed', before: former, after: row });
  }
  return [...changes, ...movedRows([...old.keys()], now)];
}

/** The fewest rows that must be moved to get from one order to the other. */
function movedRows(order: readonly string[], now: ReadonlyMap<string, unknown>): RowChange[] {
  const after = [...now.keys()].filter((key) => order.includes(key));
  if (!isReordered(order, after)) return [];
  const resting = longestRise(after.map((key) => order.indexOf(key)));
  return after
    .filter((key) => !resting.has(order.indexOf(key)))
    .map((key) => ({ key, kind: 'moved', before: now.get(key), after: now.get(key) }));
}

/** The longest row of rising numbers, as they stand. */
function longestRise(places: readonly number[]): ReadonlySet<number> {
  const best: number[][] = [];
  for (const [index, place] of places.entries()) {
    const before = best.filter((_, other) => (places[other] ?? 0) < place && other < index);
    const longest = before.reduce<number[]>((one, other) => (other.length > one.length ? other : one), []);
    best.push([...longest, place]);
  }
  return new Set(best.reduce((one, other) => (other.length > one.length ? other : one), []));
}
