import type { Queries } from './database.ts';
import { allOf, identifier, joinSql, type Sql, sql } from './sql.ts';

/**
 * What a column is set to: a value, which becomes a parameter, or SQL such as `now()`. Lists and objects of JSON are
 * given as text.
 */
type ColumnValue = string | number | boolean | null | readonly string[] | Sql;

/** Values by the names of their columns. */
export type Row = Readonly<Record<string, ColumnValue>>;

/** An insert of one row. The table is called `p`, as it is where rows are read. */
export function insertRow(table: string, row: Row): Sql {
  const columns = namesOf(row).map((name) => identifier(name));
  const values = Object.values(row).map((value) => sql`${value}`);
  return sql`INSERT INTO ${identifier(table)} AS p (${listed(columns)}) VALUES (${listed(values)})`;
}

/** A change of the columns in `row` where those in `key` have these values. The table is called `p`. */
export function updateRow(table: string, row: Row, key: Row): Sql {
  const changes = namesOf(row).map((name) => sql`${identifier(name)} = ${row[name]}`);
  const conditions = namesOf(key).map((name) => sql`p.${identifier(name)} = ${key[name]}`);
  return sql`UPDATE ${identifier(table)} AS p SET ${listed(changes)} WHERE ${allOf(conditions)}`;
}

/** The columns that say who made a row. */
export function createdBy(author: string): Row {
  return { created_by: author, modified_by: author };
}

/** The columns that change with every change of a row: who made it, when, and the next version. */
export function changedBy(author: string): Row {
  return { version: sql`p.version + 1`, last_modified: sql`now()`, modified_by: author };
}

/** Writes one row and returns `columns` of the row as it is then, so that it need not be read again. */
export async function writeRow<Result>(queries: Queries, write: Sql, columns: Sql): Promise<Result> {
  const [written] = await queries.query<Result>(sql`${write} RETURNING ${columns}`);
  if (written === undefined) throw new Error('No row was written.');
  return written;
}

/** Without columns an update would be malformed, and without a key it would change every row. */
function namesOf(row: Row): string[] {
  const names = Object.keys(row);
  if (names.length === 0) throw new Error('A row needs at least one column.');
  return names;
}

function listed(pieces: readonly Sql[]): Sql {
  return joinSql(pieces, sql`, `);
}
