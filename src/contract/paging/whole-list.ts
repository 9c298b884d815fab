import { CancelledError, type QueryClient } from '@tanstack/react-query';
import type { ListParameters } from '../entity.ts';
import type { ReadContext } from '../source.ts';

/** Says of a query that it has all rows of a list, of which pages are made here. */
const WHOLE_LIST = { isWholeList: true } as const;

/** Forgets these queries: a change makes them worthless, also those that are still read. */
export const forgetWholeLists = (client: QueryClient): void =>
  client.removeQueries({ predicate: ({ meta }) => meta?.isWholeList === true });

/**
 * All rows of a list that the service gives in no pages: read once while they are fresh, whichever page is turned to, however it is ordered and whatever is
 * searched. Without a cache they are read once for all that one signal gives up, such as the pages of an export. `list` is the key of the operation.
 */
export async function wholeList<Rows>(
  { client, signal }: ReadContext,
  list: readonly unknown[],
  { page: _, pageSize: __, sortBy: ___, sortOrder: ____, search: _____, ...filters }: ListParameters,
  read: (signal: AbortSignal) => Promise<Rows>,
): Promise<Rows> {
  const queryKey = wholeKey(list, filters);
  if (!client) return readOnce(signal, JSON.stringify(queryKey), () => read(signal));
  for (;;) {
    try {
      return await client.fetchQuery({ queryKey, queryFn: (context) => read(context.signal), meta: WHOLE_LIST });
    } catch (error) {
      // A change has made what was being read worthless.
      if (!(error instanceof CancelledError) || signal.aborted) throw error;
    }
  }
}

/** What is read without a cache, as long as somebody has the signal that gives it up. */
const underway = new WeakMap<AbortSignal, Map<string, Promise<unknown>>>();

async function readOnce<Rows>(signal: AbortSignal, key: string, read: () => Promise<Rows>): Promise<Rows> {
  const reads = underway.get(signal) ?? new Map<string, Promise<unknown>>();
  underway.set(signal, reads);
  const asked = (reads.get(key) as Promise<Rows> | undefined) ?? read();
  reads.set(key, asked);
  try {
    return await asked;
  } catch (error) {
    // What failed is asked for again.
    reads.delete(key);
    throw error;
  }
}

const wholeKey = (list: readonly unknown[], filters: ListParameters): readonly unknown[] => [...list, 'whole', filters];
