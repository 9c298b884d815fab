import { orderLocale } from '../../openapi/formats/text.ts';
import type { ListParameters, Page } from './entity.ts';
import { valueAt } from './value-at.ts';

/**
 * One page of rows that the service gives all at once, by the parameters that a list of pages takes: `page` from 1, `pageSize`, and `sortBy` with `sortOrder`, a
 * dotted path of the rows. Without `sortBy` they stand as they came.
 */
export function pageOf(
  reply: readonly object[],
  { page = 1, pageSize = 20, sortBy = '', sortOrder }: ListParameters,
): Page {
  const rows = rowsOf(reply);
  const path = String(sortBy);
  const sorted = sortBy === '' ? rows : rows.toSorted((a, b) => compare(orderedBy(a, path), orderedBy(b, path)));
  const ordered = sortOrder === 'desc' && sortBy !== '' ? sorted.toReversed() : sorted;
  const start = (Number(page) - 1) * Number(pageSize);
  return { items: ordered.slice(start, start + Number(pageSize)), total: rows.length };
}

/** The rows that the service gives all at once. A reply that is no list has none (specification §7, page organisation). */
export function rowsOf<Row extends object>(reply: readonly Row[]): readonly Row[] {
  const rows: readonly Row[] = Array.isArray(reply) ? reply : [];
  return rows;
}

/** What a row is ordered by: of names in several languages the one whose order all lists have, else what the service calls the row, as it does itself. */
function orderedBy(row: object, path: string): unknown {
  const value = valueAt(row, path);
  if (!Array.isArray(value)) return value;
  const names: readonly unknown[] = value;
  const named = [orderLocale, 'display'].map((wanted) => names.find((one) => valueAt(one, 'language') === wanted));
  return valueAt(named.find((one) => one !== undefined) ?? names[0], 'translation') ?? valueAt(row, 'displayName');
}

/** Numbers by size, all else as people read it; what is empty stands after all others. */
function compare(a: unknown, b: unknown): number {
  const [isLeft, isRight] = [a, b].map((value) => (value ?? '') !== '');
  if (!isLeft || !isRight) return Number(isRight) - Number(isLeft);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), orderLocale, { numeric: true });
}
