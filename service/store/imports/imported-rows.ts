import type { Transaction } from '../database.ts';
import { type Sql, sql } from '../sql.ts';

/** A thing that an import made of a line of its file, and its version as it was made. */
export interface ImportedRow {
  line: number;
  uuid: string;
  version: number;
}

/**
 * What an import made of some of its lines before, by line. Another batch of the same import waits until this
 * transaction ends, so that a call which is repeated while it is still at work makes nothing twice.
 */
export async function importedBefore(
  transaction: Transaction,
  importUuid: string,
  lines: readonly number[],
): Promise<Map<number, ImportedRow>> {
  const lock = `import ${transaction.instanceId} ${importUuid}`;
  await transaction.query(sql`SELECT pg_advisory_xact_lock(hashtextextended(${lock}, 0))`);
  const rows = await transaction.query<ImportedRow>(sql`SELECT line, thing_uuid AS uuid, version FROM imported_rows
    WHERE import_uuid = ${importUuid} AND line = ANY(${lines.map(String)}::int[])`);
  return new Map(rows.map((row) => [row.line, row]));
}

/** Keeps what an import has made. */
export async function keepImported(
  transaction: Transaction,
  importUuid: string,
  made: readonly ImportedRow[],
): Promise<void> {
  if (made.length === 0) return;
  const [lines, uuids, versions] = [
    made.map(({ line }) => String(line)),
    made.map(({ uuid }) => uuid),
    made.map(({ version }) => String(version)),
  ];
  await transaction.query(sql`INSERT INTO imported_rows (instance_id, import_uuid, line, thing_uuid, version)
    SELECT ${transaction.instanceId}, ${importUuid}, line, uuid, version
    FROM unnest(${lines}::int[], ${uuids}::text[], ${versions}::int[]) AS made (line, uuid, version)`);
}

/** The condition that a row was made by an import; none where no import is asked for. */
export function madeByImport(importUuid: string | undefined): Sql[] {
  if (importUuid === undefined) return [];
  return [sql`uuid IN (SELECT thing_uuid FROM imported_rows WHERE import_uuid = ${importUuid})`];
}
