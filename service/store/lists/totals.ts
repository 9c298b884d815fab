/** How many rows a list had, and when. */
export interface Total {
  count: number;
  /**
   * PostgreSQL's snapshot then. Two statements of equal snapshots see the same rows: nothing was written anywhere
   * between them.
   */
  snapshot: string;
}

/**
 * What lists were counted lately. A total is only ever used after the database found, in the statement that would use
 * it, that its snapshot is the present one.
 */
export interface Totals {
  get(key: string): Total | undefined;
  keep(key: string, total: Total): void;
}

/** Keeps the totals of at most `most` lists, those that were asked for last. */
export function createTotals(most = 2000): Totals {
  const totals = new Map<string, Total>();
  return {
    get: (key) => totals.get(key),
    keep: (key, total) => {
      totals.delete(key);
      totals.set(key, total);
      const [oldest] = totals.keys();
      if (totals.size > most && oldest !== undefined) totals.delete(oldest);
    },
  };
}
