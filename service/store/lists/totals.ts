import { type Sql, sql } from '../sql.ts';

/** How many rows a list had, and when. */
export interface Total {
  count: number;
  /**
   * PostgreSQL's snapshot then. Two statements of equal snapshots see the same rows: nothing was written anywhere
   * between them.
   */
  snapshot: string;
  /**
   * How often the tables that the list reads were written to (migration 0027), read before the snapshot was taken. Empty
   * where that says nothing: a transaction that had written to one of them was open.
   */
  written: string;
}

/**
 * What lists were counted lately. A total is only ever used after the database found, in the statement that would use
 * it, that nothing was written since: anywhere, or to the tables that the list reads.
 */
export interface Totals {
  get(key: string): Total | undefined;
  keep(key: string, total: Total): void;
  /** The tables that SQL reads, as `writes_of` names them; none where it looks at the clock, too. */
  tablesOf(instanceId: string, text: string): readonly string[];
}

/** The tables whose writes are noted, by name, and whether each has rows of sites. */
export type NotedTables = ReadonlyMap<string, boolean>;

/** The tables whose writes are noted; none in a database that is older. */
export async function readNotedTables(query: <Row>(statement: Sql) => Promise<Row[]>): Promise<NotedTables> {
  const rows = await query<{ name: string; hasSites: boolean }>(sql`
    SELECT c.relname AS name, t.tgnargs > 0 AND t.tgargs = 'site\\000'::bytea AS "hasSites"
    FROM pg_trigger t JOIN pg_class c ON c.oid = t.tgrelid WHERE t.tgname = 'note_write'`);
  return new Map(rows.map(({ name, hasSites }) => [name, hasSites]));
}

/** Keeps the totals of at most `most` lists, those that were asked for last. */
export function createTotals(noted: NotedTables, most = 2000): Totals {
  const totals = new Map<string, Total>();
  const named = new Map<string, readonly string[]>();
  return {
    get: (key) => totals.get(key),
    keep: (key, total) => {
      totals.delete(key);
      totals.set(key, total);
      const [oldest] = totals.keys();
      if (totals.size > most && oldest !== undefined) totals.delete(oldest);
    },
    tablesOf(instanceId, text) {
      const names = named.get(text) ?? namesIn(text, noted);
      // Each text is looked through once, and there are as many as choices of filters and numbers of words.
      if (named.size === most) named.clear();
      named.set(text, names);
      return names.map((name) => `${noted.get(name) ? instanceId : ''} ${name}`);
    },
  };
}

function namesIn(text: string, noted: NotedTables): readonly string[] {
  if (text.includes('now()')) return [];
  return [...new Set(text.match(/[a-z][a-z0-9_]*/g))].filter((word) => noted.has(word)).sort();
}
