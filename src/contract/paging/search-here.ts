import { ApiError } from '../api-error.ts';
import type { ListParameters, Page } from '../entity.ts';
import { pageOf } from '../page-of.ts';
import type { Ask, ReadPage } from './read-page.ts';

/** Rows that are asked for at once, and the most that are read: a longer list must be searched by its service. */
const PAGE = 100;
const MOST = 5000;

/** A page of a list that the service neither searches nor orders: all its rows are read, and searched, ordered and paged here. */
export async function searchHere(
  read: ReadPage,
  parameters: ListParameters,
  items: string,
  ask: Ask,
  list: string,
): Promise<Page> {
  const { search = '', page = 1, pageSize = 20, sortBy = '', sortOrder = 'asc', ...filters } = parameters;
  const rows: object[] = [];
  for (let at = 1; ; at += 1) {
    const found = await read({ ...filters, page: at, pageSize: PAGE }, items, ask, list);
    rows.push(...found.items);
    if (found.items.length === 0 || rows.length >= found.total) break;
    if (rows.length >= MOST)
      throw new ApiError('http', 0, `There are more than ${MOST} rows, which only the service can search.`);
  }
  const wanted = String(search).trim().toLowerCase();
  return pageOf(wanted === '' ? rows : rows.filter((row) => holds(row, wanted)), { page, pageSize, sortBy, sortOrder });
}

/** Whether a text or a number of a row, or of a thing in it, has the words. */
function holds(value: unknown, wanted: string): boolean {
  if (typeof value === 'string' || typeof value === 'number') return String(value).toLowerCase().includes(wanted);
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, wanted));
}
