import type { Client } from 'pg';
import { BackupError } from './backup-error.ts';
import { type Column, fillDerivedTables, quoted, readTables } from './catalog.ts';
import { linesOf } from './hashed-file.ts';
import { type Manifest, parts, type TableRecord } from './manifest.ts';
import { isVersion } from './raised-versions.ts';
import { startTally, type Watch } from './watch.ts';

/** So many characters of rows go out in one statement, and a row at least. */
const portion = 1_000_000;

/** What to fill tables with; all versions are raised by `raisedBy`. */
export type RowsOrder = {
  readonly folder: string;
  readonly manifest: Manifest;
  readonly raisedBy: number;
  readonly watch: Watch;
};

/**
 * Fills the tables of a database that was just made with the rows of a backup of the same migrations, in the
 * transaction that is open on `client`. But for their versions rows come in as they were: no trigger fires, and nobody's
 * changes are recorded.
 * Answers the names of tables and columns that are left out, since no migration makes them: somebody else's in the same database.
 */
export async function loadRows(client: Client, order: RowsOrder): Promise<string[]> {
  const { folder, manifest, raisedBy, watch } = order;
  const tables = new Map((await readTables(client)).map((table) => [table.name, table]));
  const own = manifest.tables.filter(({ name }) => tables.has(name));
  const columnsOf = ({ name }: TableRecord) => tables.get(name)?.columns ?? [];
  const names = own.map(({ name }) => name);
  const isWhole = (table: TableRecord) => columnsOf(table).every(({ name }) => table.columns.includes(name));
  const odd = own.find((table) => !isWhole(table))?.name ?? [...tables.keys()].find((name) => !names.includes(name));
  if (odd !== undefined) throw unlike(odd);
  const guardAgain = await liftGuards(client, names);
  const total = own.reduce((sum, { rows }) => sum + rows, 0);
  const onRows = startTally('rows', total, watch);
  for (const table of own) {
    await loadTable(client, { folder, table, columns: columnsOf(table), raisedBy, onRows });
    await compareCount(client, table);
  }
  await fillDerivedTables(client);
  const isColumn = (table: string, column: string) => tables.get(table)?.columns.some(({ name }) => name === column);
  for (const { table, column, next } of manifest.sequences.filter(({ table, column }) => isColumn(table, column))) {
    await client.query('SELECT setval(pg_get_serial_sequence($1, $2), $3, false)', [quoted(table), column, next]);
  }
  await guardAgain();
  return manifest.tables.flatMap(({ name, columns }) =>
    tables.has(name) ? columns.flatMap((column) => (isColumn(name, column) ? [] : [`${name}.${column}`])) : [name],
  );
}

/**
 * Takes away, for this transaction, what would stop or change rows on their way in: what migrations wrote, triggers,
 * references to rows that follow, row-level security. Answers what brings it back; references are checked by that.
 */
async function liftGuards(client: Client, names: readonly string[]): Promise<() => Promise<void>> {
  const { rows: references } = await client.query<{ table: string; name: string; definition: string }>(`
    SELECT conrelid::regclass::text AS "table", conname::text AS name, pg_get_constraintdef(oid) AS definition
    FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`);
  const { rows: forced } = await client.query<{ table: string }>(`
    SELECT oid::regclass::text AS "table" FROM pg_class
    WHERE relnamespace = current_schema()::regnamespace AND relkind = 'r' AND relforcerowsecurity`);
  const alterAll = async (tables: readonly string[], action: string) => {
    for (const table of tables) await client.query(`ALTER TABLE ${table} ${action}`);
  };
  const all = names.map(quoted);
  for (const { table, name } of references) await alterAll([table], `DROP CONSTRAINT ${quoted(name)}`);
  await alterAll(all, 'DISABLE TRIGGER USER');
  await alterAll(
    forced.map(({ table }) => table),
    'NO FORCE ROW LEVEL SECURITY',
  );
  if (all.length > 0) await client.query(`TRUNCATE ${all.join(', ')}`);
  return async () => {
    for (const { table, name, definition } of references) {
      await alterAll([table], `ADD CONSTRAINT ${quoted(name)} ${definition}`);
    }
    await alterAll(
      forced.map(({ table }) => table),
      'FORCE ROW LEVEL SECURITY',
    );
    await alterAll(all, 'ENABLE TRIGGER USER');
  };
}

type LoadOrder = Pick<RowsOrder, 'folder' | 'raisedBy'> & {
  readonly table: TableRecord;
  readonly columns: readonly Column[];
  readonly onRows: (count: number) => void;
};

async function loadTable(client: Client, { folder, table, columns, raisedBy, onRows }: LoadOrder): Promise<void> {
  const { name, columns: written } = table;
  const value = (column: Column) =>
    `(line->>${written.indexOf(column.name)})::${column.type}${isVersion(column) ? ` + ${raisedBy}` : ''}`;
  const insert = `
    INSERT INTO ${quoted(name)} (${columns.map((column) => quoted(column.name)).join(', ')}) OVERRIDING SYSTEM VALUE
    SELECT ${columns.map(value).join(', ')}
    FROM jsonb_array_elements($1::jsonb) WITH ORDINALITY lines(line, place) ORDER BY place`;
  let lines: string[] = [];
  let length = 0;
  const flush = async () => {
    if (lines.length === 0) return;
    await client.query(insert, [`[${lines.join(',')}]`]);
    onRows(lines.length);
    [lines, length] = [[], 0];
  };
  for await (const line of linesOf(parts.table(folder, name))) {
    lines.push(line);
    length += line.length;
    if (length > portion) await flush();
  }
  await flush();
}

async function compareCount(client: Client, { name, rows }: TableRecord): Promise<void> {
  const { rows: counted } = await client.query<{ count: string }>(`SELECT count(*) FROM ${quoted(name)}`);
  const count = Number(counted[0]?.count);
  if (count === rows) return;
  throw new BackupError(`Only ${count} of the ${rows} rows of ${name} came in; nothing was restored.`);
}

function unlike(table: string): BackupError {
  return new BackupError(`The table ${table} of the backup is not as its migrations make it; nothing was restored.`);
}
