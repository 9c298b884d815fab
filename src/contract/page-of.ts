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
  const sorted = sortBy === '' ? rows : rows.toSorted((a, b) => compare(valueAt(a, path), valueAt(b, path)));
  const ordered = sortOrder === 'desc' && sortBy !== '' ? sorted.toReversed() : sorted;
  const start = (Number(page) - 1) * Number(pageSize);
  return { items: ordered.slice(start, start + Number(pageSize)), total: rows.length };
}

/** The rows that the service gives all at once. A reply that is no list has none (specification §7, page organisation). */
export function rowsOf<Row extends object>(reply: readonly Row[]): readonly Row[] {
  const rows: readonly Row[] = Array.isArray(reply) ? reply : [];
  return rows;
}

/** Numbers by size, all else as people read it; what is empty stands after all others. */
function compare(a: unknown, b: unknown): number {
  const [isLeft, isRight] = [a, b].map((value) => (value ?? '') !== '');
  if (!isLeft || !isRight) return Number(isRight) - Number(isLeft);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), orderLocale, { numeric: true });
}
