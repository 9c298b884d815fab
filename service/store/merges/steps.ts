import { DatabaseError } from 'pg';
import type { Transaction } from '../database.ts';
import { ConflictError } from '../errors.ts';
import { identifier, joinSql, type Sql, sql } from '../sql.ts';
import type { Catalogue, Table } from './catalogue.ts';

/** Values of a row by its columns, as JSON. */
export type Values = Readonly<Record<string, unknown>>;

/** Something that a merge wrote, with what undoes it. */
export type Step =
  /** Rows whose columns got other values: `keys` find the rows as they are since. */
  | {
      readonly table: string;
      readonly keys: readonly Values[];
      readonly was: Values;
      readonly is: Values;
      readonly isWhole: boolean;
    }
  /** Rows that were taken away. */
  | { readonly table: string; readonly removed: readonly Values[] };

/** Who merges what. */
export interface Merging {
  readonly transaction: Transaction;
  readonly catalogue: Catalogue;
  readonly author: string;
  /** The uuids of the two, whose versions are raised once and at the end. */
  readonly both: readonly string[];
}

/** The row `p` as JSON, with the columns that find it: those of its key, or all. */
export function keyJson(table: Table): Sql {
  const columns = keyColumns(table).map((column) => sql`${column}::text, p.${identifier(column)}`);
  return sql`jsonb_build_object(${joinSql(columns, sql`, `)})`;
}

/** The condition that the row `p` is one of those. Columns of a key are never empty, and only what is equal is looked up instead of compared with all. */
function isOneOf(table: Table, keys: readonly Values[]): Sql {
  const equals = table.key.length > 0 ? sql`=` : sql`IS NOT DISTINCT FROM`;
  const same = keyColumns(table).map((column) => sql`k.${identifier(column)} ${equals} p.${identifier(column)}`);
  return sql`EXISTS (SELECT FROM ${rowsOf(table, keys)} k WHERE ${joinSql(same, sql` AND `)})`;
}

/** Rows of JSON as rows of a table. */
function rowsOf(table: Table, rows: readonly Values[]): Sql {
  return sql`jsonb_populate_recordset(NULL::${identifier(table.name)}, ${JSON.stringify(rows)}::jsonb)`;
}

function keyColumns(table: Table): readonly string[] {
  return table.key.length > 0 ? table.key : Object.keys(table.columns);
}

/** What is set besides wherever a row is written: its version, so that who edits it is told. */
export function raised(table: Table, author: string): Sql {
  const has = (column: string) => column in table.columns;
  return joinSql(
    [
      ...(has('version') ? [sql`, version = p.version + 1`] : []),
      ...(has('last_modified') ? [sql`, last_modified = now()`] : []),
      ...(has('modified_by') ? [sql`, modified_by = ${author}`] : []),
    ],
    sql``,
  );
}

/** So many rows one statement writes: what the audit of rows of a list costs grows with the square of that. */
export const portion = 200;

/** Sets columns of the rows that keys find, where they hold `from`. Answers the keys of those that were written, as they are then. */
export async function setColumns(
  { transaction, author }: Merging,
  table: Table,
  keys: readonly Values[],
  { from, to }: { from: Values; to: Values },
): Promise<Values[]> {
  const names = Object.keys(to);
  const changes = names.map((name) => sql`${identifier(name)} = n.${identifier(name)}`);
  const still = names.map((name) => sql`p.${identifier(name)}::text IS NOT DISTINCT FROM o.${identifier(name)}::text`);
  const written: Values[] = [];
  for (let start = 0; start < keys.length; start += portion) {
    const rows = await transaction.query<{ key: Values }>(sql`
      UPDATE ${identifier(table.name)} AS p SET ${joinSql(changes, sql`, `)}${raised(table, author)}
      FROM ${rowsOf(table, [to])} n, ${rowsOf(table, [from])} o
      WHERE ${joinSql(still, sql` AND `)} AND ${isOneOf(table, keys.slice(start, start + portion))} RETURNING ${keyJson(table)} AS key`);
    written.push(...rows.map(({ key }) => key));
  }
  return written;
}

/** Raises the versions of the things whose lists these rows are, but of the two. */
export async function raiseOwners(
  { transaction, catalogue, author, both }: Merging,
  table: Table,
  rows: readonly Values[],
): Promise<void> {
  for (const { column, target } of table.owners) {
    const uuids = [...new Set(rows.map((row) => String(row[column])))].filter((uuid) => !both.includes(uuid));
    if (uuids.length === 0) continue;
    const owner = catalogue.table(target);
    await transaction.query(sql`
      UPDATE ${identifier(target)} AS p SET uuid = p.uuid${raised(owner, author)} WHERE p.uuid = ANY(${uuids}::text[])`);
  }
}

/**
 * Undoes the steps, the last first. A reference that somebody has given another value since, or whose row is gone, stays as
 * it is. Throws `ConflictError` (`changedSince`) for a document that was changed since, and where the database refuses.
 */
export async function undoSteps(merging: Merging, steps: readonly Step[]): Promise<void> {
  try {
    for (const step of [...steps].reverse()) await undoStep(merging, step);
  } catch (error) {
    const isRefused = error instanceof DatabaseError && error.code?.startsWith('23') === true;
    throw isRefused ? changedSince() : error;
  }
}

/** What is said where a merge cannot be undone any more. */
export function changedSince(): ConflictError {
  return new ConflictError(
    'changedSince',
    ['mergeUuid'],
    'The merge cannot be undone: something that it wrote was changed since.',
  );
}

async function undoStep(merging: Merging, step: Step): Promise<void> {
  const table = merging.catalogue.table(step.table);
  if ('removed' in step) {
    await insertRows(merging.transaction, table, step.removed);
    return raiseOwners(merging, table, step.removed);
  }
  const written = await setColumns(merging, table, step.keys, { from: step.is, to: step.was });
  if (step.isWhole && written.length < step.keys.length) throw changedSince();
  await raiseOwners(merging, table, await wholeRows(merging.transaction, table, written));
}

async function insertRows(transaction: Transaction, table: Table, rows: readonly Values[]): Promise<void> {
  const columns = joinSql(Object.keys(table.columns).map(identifier), sql`, `);
  await transaction.query(sql`
    INSERT INTO ${identifier(table.name)} (${columns}) SELECT ${columns} FROM ${rowsOf(table, rows)} ON CONFLICT DO NOTHING`);
}

/** The rows that keys find. */
export async function wholeRows(transaction: Transaction, table: Table, keys: readonly Values[]): Promise<Values[]> {
  if (table.owners.length === 0 || keys.length === 0) return [];
  const rows = await transaction.query<{ row: Values }>(
    sql`SELECT to_jsonb(p) AS row FROM ${identifier(table.name)} p WHERE ${isOneOf(table, keys)}`,
  );
  return rows.map(({ row }) => row);
}
