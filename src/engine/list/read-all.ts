import type { ListParameters, Page, ShownEntity } from '../../contract/entity.ts';
import { retry } from '../calls/retry.ts';

/** Rows in a page when a whole list is read: the most that the service gives. */
const PAGE = 100;
/** How many pages are on their way at once. */
const AHEAD = 3;
/** How often a page that failed is asked for again, when trying again may help. */
const RETRIES = 2;

/** One page of a whole list. */
export interface Portion {
  /** Its number, from 1. */
  page: number;
  /** Its rows, those left out that came on a page before: rows move while a list is read. */
  rows: object[];
  /** How many rows the list has, as the service said last. */
  total: number;
  /** Whether it has at least so many. */
  isLeast: boolean;
}

/** Reading a whole list. */
export interface ReadAllOptions {
  entity: Pick<ShownEntity, 'readPage'>;
  /** Search, filters and order. */
  parameters: ListParameters;
  signal: AbortSignal;
  /** Ids that were given before; what is given now is added. */
  seen: Set<string>;
  /** The page to begin with, from 1. */
  from?: number;
  idOf(row: object): string;
}

/**
 * Reads every row of a list page by page, a few pages at a time, in order and no row twice. Nothing is kept in the
 * query cache. A service that asks to slow down is waited for; an error that may pass is tried again.
 * @throws ApiError when a page could not be read; the pages before it have been given
 */
export async function* readAll(options: ReadAllOptions): AsyncGenerator<Portion> {
  const { parameters, signal, seen, from = 1, entity, idOf } = options;
  const under = new Map<number, Promise<Page>>();
  const ask = (page: number): Promise<Page> => {
    const read = entity.readPage({ ...parameters, page, pageSize: PAGE });
    const asked = retry(() => read.queryFn({ signal }), signal, RETRIES);
    // Should an earlier page fail, nobody waits for this one any more.
    asked.catch(() => undefined);
    return asked;
  };
  let last = from;
  for (let page = from; page <= last; page += 1) {
    for (let next = page; next < page + AHEAD && next <= last; next += 1) {
      if (!under.has(next)) under.set(next, ask(next));
    }
    const { items, total, isLeast = false } = await (under.get(page) ?? ask(page));
    under.delete(page);
    last = Math.max(from, Math.ceil(total / PAGE));
    const rows = items.filter((row) => !seen.has(idOf(row)));
    for (const row of rows) seen.add(idOf(row));
    yield { page, rows, total, isLeast };
  }
}
