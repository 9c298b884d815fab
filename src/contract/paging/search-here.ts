import { ApiError } from '../api-error.ts';
import type { ListParameters, Page } from '../entity.ts';
import { pageOf } from '../page-of.ts';
import type { Ask, ReadPage } from './read-page.ts';

/** Rows that are asked for at once, and the most that are read: a longer list must be searched by its service. */
const PAGE = 100;
const MOST = 5000;

/** All rows of a list that the service neither searches nor orders, in as many calls as it needs. */
export async function allRows(
  read: ReadPage,
  { page: _, pageSize: __, sortBy: ___, sortOrder: ____, search: _____, ...filters }: ListParameters,
  items: string,
  ask: Ask,
  list: string,
): Promise<readonly object[]> {
  const rows: object[] = [];
  for (let at = 1; ; at += 1) {
    const found = await read({ ...filters, page: at, pageSize: PAGE }, items, ask, list);
    rows.push(...found.items);
    if (found.items.length === 0 || rows.length >= found.total) return rows;
    if (rows.length >= MOST)
      throw new ApiError('http', 0, `There are more than ${MOST} rows, which only the service can search.`);
  }
}

/** A page of these rows: searched, ordered and cut here. */
export function searchHere(rows: readonly object[], { search = '', ...parameters }: ListParameters): Page {
  const wanted = String(search).trim().toLowerCase();
  return pageOf(wanted === '' ? rows : rows.filter((row) => holds(row, wanted)), parameters);
}

/** Whether a text or a number of a row, or of a thing in it, has the words. */
function holds(value: unknown, wanted: string): boolean {
  if (typeof value === 'string' || typeof value === 'number') return String(value).toLowerCase().includes(wanted);
  return typeof value === 'object' && value !== null && Object.values(value).some((one) => holds(one, wanted));
}
