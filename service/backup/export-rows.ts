import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { appRole } from '../store/app-role.ts';
import { lockKeys } from '../store/locks/lock-keys.ts';
import { readOwnTables } from '../store/migrate.ts';
import { BackupError } from './backup-error.ts';
import { quoted, readMigrationNames, readSequences, readTables, type Table } from './catalog.ts';
import { countLines, type HashedFile, writeHashed } from './hashed-file.ts';
import { type Manifest, parts, type TableRecord } from './manifest.ts';
import { waitForLock } from './wait-for-lock.ts';
import { startTally, type Watch } from './watch.ts';

/** What the rows of a backup tell about it. */
export type ExportedRows = Pick<Manifest, 'takenAt' | 'migrations' | 'tables' | 'sequences'>;

/** Which rows of a guarded table a transaction sees: those of one site, or what a network has beside them. */
type Scope = { readonly instanceId: string; readonly networkUuid: string; readonly where: string };

/**
 * Writes the rows of all tables, as of one moment, and the keys of the files that they name to `keyList`. The service
 * goes on meanwhile: nothing is locked but the shape of the tables.
 */
export async function exportRows(client: Client, folder: string, keyList: string, watch: Watch): Promise<ExportedRows> {
  // A migration locks table by table, as this does: each could have what the other waits for.
  await waitForLock(client, lockKeys.migrations, watch);
  const before = await readTables(client);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // Before the first row is read, which is the moment that the transaction shows.
  if (before.length > 0) {
    await client.query(`LOCK TABLE ${before.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`);
  }
  await client.query('SELECT pg_advisory_unlock($1)', [lockKeys.migrations]);
  const migrations = await readMigrationNames(client);
  if (!migrations?.length)
    throw new BackupError('The database does not hold Touchline, so there is nothing to back up.');
  await refuseNewer(migrations);
  const { rows } = await client.query<{ now: Date }>('SELECT now()');
  const tables = await readTables(client);
  const scopes = await readScopes(client);
  const counts = await countRows(client, tables, scopes);
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const records: TableRecord[] = [];
  const onRows = startTally('rows', total, watch);
  for (const table of tables) {
    const record = await exportTable(client, folder, table, scopes, onRows);
    if (record.rows !== counts.get(table.name)) throw incomplete(table, record.rows, counts.get(table.name));
    records.push(record);
  }
  await exportKeys(client, keyList, tables, scopes);
  const sequences = await readSequences(client, tables);
  await client.query('COMMIT');
  return { takenAt: (rows[0]?.now ?? new Date()).toISOString(), migrations, tables: records, sequences };
}

/** Tables that only a newer version knows would not be in the backup. */
async function refuseNewer(migrations: readonly { readonly name: string }[]): Promise<void> {
  const known = await readOwnTables();
  const newer = migrations.find(({ name }) => !known.migrations.includes(name));
  if (!newer) return;
  throw new BackupError(`The database is newer than this version: it has '${newer.name}'; back it up with that one.`);
}

/** Row-level security binds the owner of the tables, too, and the audit shows itself to the service's role only. */
async function readScopes(client: Client): Promise<Scope[]> {
  const sites = await client.query<{ id: string }>(
    'SELECT instance_id AS id FROM sites ORDER BY instance_id COLLATE "C"',
  );
  const networks = await client.query<{ id: string }>('SELECT uuid AS id FROM networks ORDER BY uuid COLLATE "C"');
  return [
    ...sites.rows.map(({ id }) => ({ instanceId: id, networkUuid: '', where: 'true' })),
    // Entries of sites that are gone.
    ...networks.rows.map(({ id }) => ({
      instanceId: '',
      networkUuid: id,
      where: 'instance_id NOT IN (SELECT instance_id FROM sites)',
    })),
  ];
}

/** The scopes that show all rows of a table; none where nothing hides any. */
function scopesOf(table: Table, scopes: readonly Scope[]): readonly (Scope | undefined)[] {
  if (!table.isGuarded) return [undefined];
  return table.hasNetwork ? scopes : scopes.filter(({ instanceId }) => instanceId !== '');
}

async function enter(client: Client, scope: Scope | undefined): Promise<void> {
  await client.query(
    `SELECT set_config('role', $1, true), set_config('app.instance_id', $2, true), set_config('app.network_uuid', $3, true)`,
    [scope ? appRole : 'none', scope?.instanceId ?? '', scope?.networkUuid ?? ''],
  );
}

/** The number of rows of each table. A user whom row-level security does not bind counts without it, apart from how they are read. */
async function countRows(client: Client, tables: readonly Table[], scopes: readonly Scope[]) {
  const { rows } = await client.query<{ free: boolean }>(
    'SELECT rolsuper OR rolbypassrls AS free FROM pg_roles WHERE rolname = current_user',
  );
  const counts = new Map<string, number>();
  for (const table of tables) {
    let count = 0;
    for (const scope of rows[0]?.free ? [undefined] : scopesOf(table, scopes)) {
      await enter(client, scope);
      const { rows: counted } = await client.query<{ count: string }>(
        `SELECT count(*) FROM ${quoted(table.name)} WHERE ${scope?.where ?? 'true'}`,
      );
      count += Number(counted[0]?.count);
    }
    counts.set(table.name, count);
  }
  await enter(client, undefined);
  return counts;
}

async function exportTable(
  client: Client,
  folder: string,
  table: Table,
  scopes: readonly Scope[],
  onRows: (count: number) => void,
): Promise<TableRecord> {
  const { name, columns, key } = table;
  const texts = columns.map((column) => `${quoted(column.name)}::text`).join(', ');
  const order = key.map(quoted).join(', ') || texts;
  let rows = 0;
  const file = await writeHashed(parts.table(folder, name), async (written) => {
    for (const scope of scopesOf(table, scopes)) {
      await enter(client, scope);
      const lines = `SELECT to_json(ARRAY[${texts}])::text AS line FROM ${quoted(name)} WHERE ${scope?.where ?? 'true'} ORDER BY ${order}`;
      rows += await writeLines(client, lines, written, onRows);
    }
  });
  await enter(client, undefined);
  return { name, columns: columns.map((column) => column.name), rows, ...file };
}

/** Writes a query's lines as they come, so that memory stays small however many there are, and however long. */
async function writeLines(client: Client, lines: string, file: HashedFile, onRows?: (count: number) => void) {
  let rows = 0;
  for await (const chunk of client.query(copyTo(`COPY (${lines}) TO STDOUT ${asTheyAre}`)) as AsyncIterable<Buffer>) {
    await file.write(chunk);
    const count = countLines(chunk);
    rows += count;
    onRows?.(count);
  }
  return rows;
}

/** Neither character is ever in JSON, so nothing of a line is quoted. */
const asTheyAre = `(FORMAT csv, DELIMITER E'\\x01', QUOTE E'\\x02')`;

/** The keys of stored files, each with whether it must be there, and with its size: one of an upload under way need not, and has none. */
async function exportKeys(client: Client, path: string, tables: readonly Table[], scopes: readonly Scope[]) {
  const sources = [
    ['media_files', 'true', 'size'],
    ['uploads', 'false', 'NULL::bigint'],
  ].filter(([name]) => tables.some((table) => table.name === name));
  const all = sources
    .map(([name, needed, size]) => `SELECT storage_key, ${needed} AS needed, ${size} AS size FROM ${name}`)
    .join(' UNION ALL ');
  await writeHashed(path, async (file) => {
    for (const scope of sources.length > 0 ? scopes.filter(({ instanceId }) => instanceId !== '') : []) {
      await enter(client, scope);
      const lines = `SELECT to_json(ARRAY[storage_key, bool_or(needed)::text, max(size)::text])::text AS line FROM (${all}) named GROUP BY storage_key ORDER BY storage_key COLLATE "C"`;
      await writeLines(client, lines, file);
    }
  });
  await enter(client, undefined);
}

function incomplete(table: Table, read: number, counted: number | undefined): BackupError {
  return new BackupError(
    `The backup would hold ${read} of the ${counted} rows of ${table.name}, so it was given up: row-level security hides the others.`,
  );
}
