import { existsSync } from 'node:fs';
import { lstat, mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ObjectStore } from '../blobs/object-store.ts';
import { syncFolder } from '../durable-file.ts';
import { connectOwner } from '../store/connect-owner.ts';
import { lockKeys } from '../store/locks/lock-keys.ts';
import { BackupError, plainBackupError } from './backup-error.ts';
import { exportFiles } from './export-files.ts';
import { exportRows } from './export-rows.ts';
import { writeHashed } from './hashed-file.ts';
import { type Manifest, manifestText, parts } from './manifest.ts';
import { waitForLock } from './wait-for-lock.ts';
import type { Watch } from './watch.ts';

/** What to back up, and where to. `url` is for the owner of the tables; the folder is made. */
export type BackupOrder = Watch & { readonly url: string; readonly store: ObjectStore; readonly folder: string };

/**
 * Writes a backup of a database and of the stored files that its rows name, while the service runs. The folder appears
 * under its name once the backup is complete. Rejects with `BackupError`; then nothing of it is kept.
 */
export async function takeBackup(order: BackupOrder): Promise<Manifest> {
  const folder = resolve(order.folder);
  try {
    await refuseUsed(folder);
    const unfinished = await makeUnfinished(folder);
    try {
      await giveWay(folder);
      const manifest = await fill(unfinished, order);
      await rename(unfinished, folder);
      await syncFolder(dirname(folder));
      return manifest;
    } catch (error) {
      await rm(unfinished, { recursive: true, force: true });
      throw error;
    }
  } catch (error) {
    throw plainBackupError(error, folder);
  }
}

async function refuseUsed(folder: string): Promise<void> {
  const there = await lstat(folder).catch(() => undefined);
  // The finished backup could not take its place, which would be found out at the end.
  if (there?.isSymbolicLink()) throw new BackupError(`${folder} is a link; name a new folder for the backup.`);
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    if (error.code === 'ENOTDIR') throw new BackupError(`${folder} is a file; name a new folder for the backup.`);
    throw error;
  });
  if (names.length > 0) throw new BackupError(`${folder} is not empty; name a new folder for the backup.`);
}

/** The name says that this is no backup, whatever ends the command. */
async function makeUnfinished(folder: string): Promise<string> {
  const unfinished = `${folder}.unfinished`;
  if (existsSync(unfinished)) {
    throw new BackupError(
      `${unfinished} is there: another backup is being written, or was broken off; remove it in that case.`,
    );
  }
  // Folders above are not made: where one is missing, a disk may not be mounted.
  await mkdir(unfinished, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    throw new BackupError(`The folder ${dirname(folder)}, where the backup is to lie, is not there.`);
  });
  return unfinished;
}

/** The place of the backup, once it is complete, may be an empty folder, but none that cannot go: that would be found out at the end. */
async function giveWay(folder: string): Promise<void> {
  await rmdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return;
    if (error.code !== 'EBUSY') throw error;
    throw new BackupError(
      `${folder} is where a disk is mounted; name a new folder on it, such as ${join(folder, 'backup')}.`,
    );
  });
}

async function fill(folder: string, { url, store, ...watch }: BackupOrder): Promise<Manifest> {
  const keyList = join(folder, 'keys.jsonl');
  const client = await connectOwner(url);
  try {
    await client.query(exactTexts);
    // No file goes while it is held: the sweep, which removes them, waits its turn.
    await waitForLock(client, lockKeys.sweep, watch);
    for (const path of [parts.tables(folder), parts.files(folder)]) await mkdir(path, { mode: 0o700 });
    const rows = await exportRows(client, folder, keyList, watch);
    const files = await exportFiles(store, folder, keyList, watch);
    // Had the connection been lost meanwhile, files might have gone.
    await client.query('SELECT 1');
    await rm(keyList);
    const manifest: Manifest = { format: 1, ...rows, ...files };
    await writeHashed(parts.manifest(folder), (file) => file.write(manifestText(manifest)));
    await syncFolder(folder);
    return manifest;
  } finally {
    await client.end();
  }
}

/** How values become texts must not depend on how server and user are set up. */
const exactTexts = `
  SET application_name = 'touchline-backup';
  SET timezone = 'UTC'; SET datestyle = 'ISO'; SET intervalstyle = 'postgres'; SET bytea_output = 'hex'; SET extra_float_digits = 1;
  SET lock_timeout = '10min'; SET idle_in_transaction_session_timeout = 0`;
