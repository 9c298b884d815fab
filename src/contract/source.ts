import type { QueryClient } from '@tanstack/react-query';

/** What a read is done with: the signal that gives it up, and the cache where a query reads. */
export interface ReadContext {
  signal: AbortSignal;
  client?: Pick<QueryClient, 'fetchQuery'>;
}

/** A read, in the shape that the query client takes: its key and the call that fills it. */
export interface Read<Data> {
  queryKey: readonly unknown[];
  queryFn(context: ReadContext): Promise<Data>;
}

/** What a source is asked with beside the search: parameters by their names, some of which take several values. */
export type GivenParameters = Readonly<Record<string, string | number | boolean | readonly string[]>>;

/**
 * Where a relation's choices come from: a list operation, searched by the service or, when it gives everything at once, here. One that `isFilled` is asked
 * with values of the form (`given`, by the operation's parameter), so that nothing can be read before the form is there. `one` reads a single one of them by
 * its property `by`; left out where the contract has no operation for that.
 */
export interface Source {
  searches: boolean;
  isFilled?: boolean;
  /** The parameter that takes identifiers of rows, where the operation gives rows by these alone. */
  values?: string;
  read(search: string, given?: GivenParameters): Read<{ items: readonly object[] } | readonly object[]>;
  one?: { by: string; read(id: string): Read<object> };
}

/** Makes a thing of its name alone; the answer is the thing. */
export type Maker = (input: { name: string }, request: RequestInit) => Promise<object>;
