import type { ListParameters, Page } from '../entity.ts';
import { headerOf } from '../fetcher.ts';
import { valueAt } from '../value-at.ts';

/** How a service gives pages (openapi/service.yaml): its names for what the engine asks, and where the number of all rows stands. */
export interface PageManners {
  page?: string;
  /** The number of the first page. */
  first: number;
  size?: string;
  /** The most rows that it gives at once. */
  largest: number;
  offset?: string;
  cursor?: string;
  /** Where the next cursor stands. */
  next?: string;
  total?: string;
  totalHeader?: string;
  order: { by?: string; direction?: string; descending?: string };
}

/** Makes one call of a list operation. */
export type Ask = (sent: ListParameters) => Promise<unknown>;

/** Reads a page as the engine asks for it; `items` is where the rows stand in a reply, `list` names the operation. */
export type ReadPage = (parameters: ListParameters, items: string, ask: Ask, list: string) => Promise<Page>;

/** What the engine asks for, in the names of the service: the page apart, which each service is asked for in its own way. */
export function askedOf({ page = 1, pageSize = 20, sortBy, sortOrder, ...rest }: ListParameters, manners: PageManners) {
  const { by, direction, descending } = manners.order;
  const order: ListParameters = {};
  if (by !== undefined && sortBy !== undefined) {
    const isDown = sortOrder === 'desc';
    order[by] = isDown && descending !== undefined ? `${descending}${sortBy}` : sortBy;
    if (direction !== undefined) order[direction] = isDown ? 'desc' : 'asc';
  }
  return { asked: { ...rest, ...order }, page: Number(page), pageSize: Number(pageSize) };
}

/** The rows of a reply; none where it is no list. */
export function rowsAt(reply: unknown, items: string): readonly object[] {
  const rows = items === '' ? reply : valueAt(reply, items);
  return Array.isArray(rows) ? (rows as readonly object[]) : [];
}

/** How many rows there are, as the service says; undefined where it does not. */
export function totalOf(reply: unknown, { total, totalHeader }: PageManners): number | undefined {
  const told =
    totalHeader === undefined
      ? valueAt(reply, total ?? 'total')
      : typeof reply === 'object' && reply !== null
        ? headerOf(reply, totalHeader)
        : undefined;
  const number = total === undefined && totalHeader === undefined ? Number.NaN : Number(told ?? Number.NaN);
  return Number.isFinite(number) ? number : undefined;
}
