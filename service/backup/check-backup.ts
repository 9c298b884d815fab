import { stat } from 'node:fs/promises';
import { refuseForeignMigrations } from '../store/migrate.ts';
import { BackupError } from './backup-error.ts';
import { contentPath } from './export-files.ts';
import { type FileRecord, linesOf, readHashed } from './hashed-file.ts';
import {
  isMissing,
  isStoredFile,
  type Manifest,
  parsed,
  parts,
  readManifest,
  type StoredFileRecord,
} from './manifest.ts';
import { startTally, type Watch } from './watch.ts';

/**
 * Compares everything in a backup's folder with its manifest. Rejects with `BackupError`, naming the first file that is
 * missing or damaged, and with `DatabaseSetupError` for a backup of a newer version.
 */
export async function checkBackup(folder: string, watch: Watch): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await refuseForeignMigrations('The backup', manifest.migrations);
  const { tables, files } = manifest;
  const total = tables.reduce((sum, { bytes }) => sum + bytes, files.bytes);
  const passed = startTally('check', total, watch);
  for (const table of tables) {
    const { lines } = await whole(parts.table(folder, table.name), table);
    if (lines !== table.rows) throw damaged(parts.table(folder, table.name));
    passed(table.bytes);
  }
  const list = parts.fileList(folder);
  if ((await found(list)).sha256 !== files.sha256) throw damaged(list);
  let count = 0;
  for await (const { key, size, sha256 } of storedFiles(folder)) {
    await whole(contentPath(folder, key), { bytes: size, sha256 });
    count++;
    passed(size);
  }
  if (count !== files.count) throw damaged(list);
  return manifest;
}

/** The stored files of a backup. */
export async function* storedFiles(folder: string): AsyncGenerator<StoredFileRecord> {
  const list = parts.fileList(folder);
  for await (const line of linesOf(list)) {
    const record = parsed(line);
    if (!isStoredFile(record)) throw damaged(list);
    yield record;
  }
}

async function whole(path: string, { bytes, sha256 }: FileRecord) {
  const { size } = await stat(path).catch(missing(path));
  if (size !== bytes) throw damaged(path);
  const read = await found(path);
  if (read.sha256 !== sha256) throw damaged(path);
  return read;
}

async function found(path: string) {
  // A folder cannot be read, and a device may never end.
  if (!(await stat(path).catch(missing(path))).isFile()) throw damaged(path);
  const read = await readHashed(path);
  if (!read) return missing(path)();
  return read;
}

function missing(path: string): (error?: NodeJS.ErrnoException) => never {
  return (error) => {
    if (error && !isMissing(error)) throw error;
    throw new BackupError(`The backup is incomplete: ${path} is missing. Nothing was restored.`);
  };
}

function damaged(path: string): BackupError {
  return new BackupError(`The backup is damaged: ${path} is not what was written. Nothing was restored.`);
}
