import type { Transaction } from '../database.ts';
import { type Sql, sql } from '../sql.ts';

/** A thing that an import made of a line of its file, and its version as it was made. */
export interface ImportedRow {
  line: number;
  uuid: string;
  version: number;
}

/**
 * Takes lines of an import for this transaction, and gives what was made of some of them before, by line. Another call
 * for the same lines waits until this transaction ends, so that one which is repeated while it is still at work makes
 * nothing twice.
 */
export async function claimLines(
  transaction: Transaction,
  importUuid: string,
  lines: readonly number[],
): Promise<Map<number, ImportedRow>> {
  const wanted = lines.map(String);
  // In one order, or two calls would wait for each other.
  await transaction.query(sql`INSERT INTO imported_rows (instance_id, import_uuid, line, thing_uuid, version)
    SELECT ${transaction.instanceId}, ${importUuid}, line, '', 0 FROM unnest(${wanted}::int[]) AS wanted (line)
    ORDER BY line ON CONFLICT DO NOTHING`);
  const rows = await transaction.query<ImportedRow>(sql`SELECT line, thing_uuid AS uuid, version FROM imported_rows
    WHERE import_uuid = ${importUuid} AND line = ANY(${wanted}::int[]) AND thing_uuid <> ''`);
  return new Map(rows.map((row) => [row.line, row]));
}

/** Keeps what was made of claimed lines, and leaves the others free. */
export async function keepImported(
  transaction: Transaction,
  importUuid: string,
  made: readonly ImportedRow[],
): Promise<void> {
  const [lines, uuids, versions] = [
    made.map(({ line }) => String(line)),
    made.map(({ uuid }) => uuid),
    made.map(({ version }) => String(version)),
  ];
  await transaction.query(sql`UPDATE imported_rows r SET thing_uuid = m.uuid, version = m.version
    FROM unnest(${lines}::int[], ${uuids}::text[], ${versions}::int[]) AS m (line, uuid, version)
    WHERE r.import_uuid = ${importUuid} AND r.line = m.line`);
  await transaction.query(sql`DELETE FROM imported_rows WHERE import_uuid = ${importUuid} AND thing_uuid = ''`);
}

/** The condition that a row was made by an import; none where no import is asked for. */
export function madeByImport(importUuid: string | undefined): Sql[] {
  if (importUuid === undefined) return [];
  return [sql`uuid IN (SELECT thing_uuid FROM imported_rows WHERE import_uuid = ${importUuid})`];
}

/**
 * Forgets which import made rows so many days ago; the rows themselves stay. Answers how many there were; fewer than asked
 * for in one go may remain.
 */
export async function forgetImports(transaction: Transaction, days: number): Promise<number> {
  const forgotten = await transaction.query(sql`DELETE FROM imported_rows WHERE (import_uuid, line) IN (
    SELECT import_uuid, line FROM imported_rows WHERE made_at < now() - make_interval(days => ${days}) LIMIT 5000)
    RETURNING 1`);
  return forgotten.length;
}
