import type { Queries } from '../database.ts';
import { joinSql, type Sql, sql } from '../sql.ts';

/** What is named, by kind and uuid; only teams and players are merged while others come to name them. */
export interface Named {
  readonly kind: string;
  readonly uuid: string;
}

const tables = [
  ['player', sql`players`],
  ['team', sql`teams`],
] as const;

/**
 * Lets none of the teams and players among these be merged into another until the transaction ends, since a merge does not
 * know of what has come to name them without being kept yet. To be asked before it is looked whether they are there: a
 * merge that came first is waited for, and seen by the statements that follow.
 */
export async function keepUnmerged(queries: Queries, named: readonly Named[]): Promise<void> {
  const locks = tables.flatMap(([kind, table]) => {
    const uuids = named.filter((one) => one.kind === kind).map(({ uuid }) => uuid);
    return uuids.length === 0 ? [] : [{ name: sql`kept_${table}`, lock: rowsKept(table, uuids) }];
  });
  if (locks.length === 0) return;
  const kept = joinSql(
    locks.map(({ name, lock }) => sql`${name} AS (${lock})`),
    sql`, `,
  );
  const all = joinSql(
    locks.map(({ name }) => sql`SELECT uuid FROM ${name}`),
    sql` UNION ALL `,
  );
  await queries.query(sql`WITH ${kept} ${all}`);
}

/** In one order, or two that keep the same would wait for each other. */
const rowsKept = (table: Sql, uuids: readonly string[]): Sql =>
  sql`SELECT uuid FROM ${table} WHERE uuid = ANY(${uuids}::text[]) ORDER BY uuid FOR KEY SHARE`;

/** The condition that a merge `m` holds: it was not undone, and what it ended is not there again. */
export const mergeHolds = sql`NOT m.undone AND NOT m.restored`;

/** The condition that a row `p` was merged into another one, and is not there again. */
export const isMergedAway = sql`p.deleted AND EXISTS (SELECT FROM merges m WHERE m.ended_uuid = p.uuid AND ${mergeHolds})`;
