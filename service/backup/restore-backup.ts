import { createReadStream } from 'node:fs';
import { resolve } from 'node:path';
import type { Client } from 'pg';
import type { ObjectStore } from '../blobs/object-store.ts';
import { markKey, restoredMark, unmarkStore } from '../blobs/store-mark.ts';
import { giveStore, ownerKey, readOwner } from '../blobs/store-owner.ts';
import { connectOwner } from '../store/connect-owner.ts';
import { whileMigrating } from '../store/migrate.ts';
import { attemptFile } from './attempt-file.ts';
import { BackupError, plainBackupError } from './backup-error.ts';
import { quoted, readObjectNames, readTables } from './catalog.ts';
import { checkBackup, storedFiles } from './check-backup.ts';
import { contentPath } from './export-files.ts';
import { linesOf } from './hashed-file.ts';
import { inPortions } from './in-portions.ts';
import { loadRows } from './load-rows.ts';
import { type Manifest, parts, type StoredFileRecord } from './manifest.ts';
import { versionRise } from './raised-versions.ts';
import { startTally, type Watch } from './watch.ts';

/** What to restore, and where to. `url` is for the user who is to own the tables. */
export type RestoreOrder = Watch & { readonly url: string; readonly store: ObjectStore; readonly folder: string };

/** What was restored. */
export type Restored = {
  readonly manifest: Manifest;
  /** Tables of the backup that were left out because no migration makes them. */
  readonly leftOut: readonly string[];
  /** What the versions of all rows are greater by than in the backup. */
  readonly raisedBy: number;
};

/**
 * Brings a backup back: into a database that holds nothing yet, and a store of its own or of none. Everything is checked
 * before anything is written, and the rows come in one transaction, which runs the migrations that are newer than the
 * backup as well. Rejects with `BackupError` or `DatabaseSetupError`; then the database is as empty as before.
 */
export async function restoreBackup(order: RestoreOrder): Promise<Restored> {
  const { url, store, ...watch } = order;
  const folder = resolve(order.folder);
  try {
    await withOwner(url, refuseUsed);
    const manifest = await checkBackup(folder, watch);
    await refuseForeign(store, folder, manifest);
    // A file that no row knows does no harm; a row without its file would.
    await storeFiles(store, folder, manifest, watch);
    const raisedBy = versionRise(manifest.takenAt);
    const leftOut = await whileMigrating(url, async ({ client, run }) => {
      await refuseUsed(client);
      await client.query('SET LOCAL idle_in_transaction_session_timeout = 0');
      await run(new Set(manifest.migrations.map(({ name }) => name)));
      const others = await loadRows(client, { folder, manifest, raisedBy, watch });
      await run();
      await giveRestored(store, client);
      return others;
    });
    // The backup is restored by now. Without statistics it is read slowly until PostgreSQL makes its own.
    await withOwner(url, refreshStatistics).catch(() => undefined);
    return { manifest, leftOut, raisedBy };
  } catch (error) {
    throw plainBackupError(error, folder);
  }
}

async function withOwner(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = await connectOwner(url);
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function refuseUsed(client: Client): Promise<void> {
  const names = await readObjectNames(client);
  if (names.length === 0) return;
  throw new BackupError(
    `The database is not empty (${names.join(', ')}…); restore into a new one: DATA_DIR is to name a new folder, or DATABASE_URL a new database.`,
  );
}

/**
 * A store with the files of another database would be taken from it, and swept of them. Whose a backup is that is older than
 * identities is not known: the store is taken for its own.
 */
async function refuseForeign(store: ObjectStore, folder: string, { tables }: Manifest): Promise<void> {
  const table = tables.find(({ name }) => name === 'database_identity');
  const owner = table && (await attemptFile(ownerKey, 'read', () => readOwner(store)));
  if (!table || owner === undefined) return;
  for await (const line of linesOf(parts.table(folder, table.name))) {
    if ((JSON.parse(line) as string[])[table.columns.indexOf('id')] !== owner) throw new BackupError(foreign);
  }
}

const foreign =
  'The store has the media of another database, which would lose them; S3_BUCKET is to name one of its own, or DATA_DIR a new folder. Nothing was restored.';

async function storeFiles(store: ObjectStore, folder: string, manifest: Manifest, watch: Watch): Promise<void> {
  const onFiles = startTally('files', manifest.files.count, watch);
  const put = ({ key, mimeType }: StoredFileRecord) => {
    const once = () => store.put(key, createReadStream(contentPath(folder, key)), mimeType);
    return attemptFile(key, 'written', once, watch.signal);
  };
  for await (const files of inPortions(storedFiles(folder), put)) onFiles(files.length);
}

/** A backup from before databases had an identity has got a new one; the store is this database's all the same. */
async function giveRestored(store: ObjectStore, client: Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM database_identity');
  for (const { id } of rows) await attemptFile(ownerKey, 'written', () => giveStore(store, id));
  // Nor is it swept at once, whatever the backup knew: another database may have stored files there since.
  await client.query('UPDATE database_identity SET mark = COALESCE(mark, $1)', [restoredMark]);
  // The mark of a later sweep would have it taken for the store of a copy.
  await attemptFile(markKey, 'removed', () => unmarkStore(store));
}

/** Until PostgreSQL comes by with statistics of its own, its plans would be those of empty tables. */
async function refreshStatistics(client: Client): Promise<void> {
  const tables = await readTables(client);
  // A container has little memory that its processes share, which more than one worker would need.
  await client.query(`VACUUM (ANALYZE, PARALLEL 0) ${tables.map(({ name }) => quoted(name)).join(', ')}`);
}
