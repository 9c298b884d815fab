import type { PreparedQuery } from './sql.ts';

/**
 * So many different statements a connection keeps prepared, at 0.3 MB each in the server's memory. Lists have another one for
 * each choice of filters, order and number of words: without an end, those of some weeks, or of a user who tries them all,
 * fill it.
 */
const most = 500;

/** Keeps account of what connections keep prepared. */
export type KeptStatements = {
  /** Notes a statement that goes to a connection, and answers it. */
  note(connection: object, query: PreparedQuery): PreparedQuery;
  /** Notes that what a connection keeps does not hold any more. */
  retire(connection: object): void;
  /** Whether it is time for a new connection, which begins with none. */
  isDue(connection: object): boolean;
};

/** An account that holds no connection in memory. */
export function keptStatements(): KeptStatements {
  const names = new WeakMap<object, Set<string>>();
  const retired = new WeakSet<object>();
  return {
    note(connection, query) {
      const known = names.get(connection) ?? new Set();
      names.set(connection, known.add(query.name));
      return query;
    },
    retire: (connection) => void retired.add(connection),
    isDue: (connection) => retired.has(connection) || (names.get(connection)?.size ?? 0) > most,
  };
}
