import type { Transaction } from '../database.ts';
import { ForeignReferenceError, refuseStale, UnknownReferenceError } from '../errors.ts';
import { type Reference, refuseUnknownReferences } from '../input/references.ts';
import { type Sql, sql } from '../sql.ts';

/**
 * What a site keeps one row of, and the number of its version, which grows with every change; 1 while nothing was
 * saved.
 */
export interface Versioned<Value> {
  value: Value;
  version: number;
}

/** How a table of settings is changed: its name, and the columns that are set, as in `enabled = true`. */
export interface SettingsChange {
  table: Sql;
  columns: Sql;
}

/**
 * Takes the site's row of a table of settings for the transaction, so that of two who save at once one is stale; makes
 * it, with what stands in the table's defaults, when nothing was saved yet. Throws `StaleError` when it is no longer at
 * `expectedVersion` (left out: not compared).
 */
export async function lockSettings(
  transaction: Transaction,
  table: Sql,
  author: string,
  expectedVersion?: number,
): Promise<void> {
  await transaction.query(sql`
    INSERT INTO ${table} (created_by, modified_by) VALUES (${author}, ${author}) ON CONFLICT (instance_id) DO NOTHING`);
  const [row] = await transaction.query<{ version: number }>(sql`SELECT version FROM ${table} FOR UPDATE`);
  const version = row?.version ?? 1;
  refuseStale(version, expectedVersion);
}

/** Writes the site's row, which `lockSettings` has taken. */
export async function writeSettings(
  transaction: Transaction,
  author: string,
  { table, columns }: SettingsChange,
): Promise<void> {
  await transaction.query(sql`
    UPDATE ${table} SET ${columns}, version = version + 1, last_modified = now(), modified_by = ${author}
    WHERE instance_id = ${transaction.instanceId}`);
}

/**
 * Throws `ForeignReferenceError` (`unknown`) for the first thing that a list of settings names and the site does not
 * have. What stood there `before` may stay, so that a thing that was deleted since does not stop a change of the
 * others.
 */
export async function refuseUnknownEntries(
  transaction: Transaction,
  kind: Reference['kind'],
  entries: readonly { readonly path: string; readonly uuid: string }[],
  before: readonly string[],
): Promise<void> {
  const wanted = entries.map(({ path, uuid }) => ({ kind, path, value: uuid }));
  try {
    await refuseUnknownReferences(
      transaction,
      wanted,
      before.map((value) => ({ kind, path: '', value })),
    );
  } catch (error) {
    if (error instanceof UnknownReferenceError) throw new ForeignReferenceError('unknown', [error.path], error.message);
    throw error;
  }
}
