import type { MediaType } from '../contract.ts';
import type { Database, Platform, Reader, Transaction } from '../database.ts';
import { InUseError } from '../errors.ts';
import { lockKeys } from '../locks/lock-keys.ts';
import { sql } from '../sql.ts';
import { deleteMedia } from './media-deletion.ts';
import { releaseFiles } from './media-files.ts';
import { refuseUpload, type StoredUpload } from './media-uploads.ts';

/** A file that is to go, and since when. */
export interface DoomedFile {
  storageKey: string;
  doomedAt: string;
}

/** So many rows are looked at in one transaction, so that nobody waits for long. */
const batchSize = 200;
/** Who stands as author of what happens by itself. */
const nobody = 'Touchline';

/** Does `work` unless another process of the service does it now; then undefined is answered at once. */
export function whileAlone<Result>(database: Database, work: () => Promise<Result>): Promise<Result | undefined> {
  return database.platform(async (platform) => {
    // The transaction does nothing but hold the lock, however long the work takes.
    await platform.query(sql`SELECT set_config('idle_in_transaction_session_timeout', '0', true)`);
    const [row] = await platform.query<{ mine: boolean }>(
      sql`SELECT pg_try_advisory_xact_lock(${lockKeys.sweep}) AS mine`,
    );
    return row?.mine ? work() : undefined;
  });
}

/** What tells this database from others; it stays when the database is moved or restored from a backup. */
export async function databaseIdentity(platform: Platform): Promise<string> {
  const [row] = await platform.query<{ id: string }>(sql`SELECT id FROM database_identity`);
  if (!row) throw new Error('The database has no identity.');
  return row.id;
}

/** The instance ids of all sites. */
export async function listSiteIds(platform: Platform): Promise<string[]> {
  const rows = await platform.query<{ id: string }>(sql`SELECT instance_id AS id FROM sites ORDER BY instance_id`);
  return rows.map(({ id }) => id);
}

/** Whether any site has a file in the store of media. */
export async function hasMediaFiles(database: Database): Promise<boolean> {
  for (const site of await database.readPlatform(listSiteIds)) {
    const [file] = await database.readInstance(site, (reader) => reader.query(sql`SELECT FROM media_files LIMIT 1`));
    if (file) return true;
  }
  return false;
}

/**
 * Forgets uploads that came to nothing for so many hours: announced and never reported, or reported and never made an
 * item of. The video of such an upload has failed. Answers how many there were; fewer than asked for in one go may
 * remain.
 */
export async function forgetStaleUploads(transaction: Transaction, hours: number): Promise<number> {
  const isStale = sql`created_at < now() - make_interval(hours => ${hours})`;
  // Items before uploads, as everywhere: who deletes a video at this moment comes first, and its upload's turn comes
  // with the next sweep.
  const videos = await transaction.query<{ uuid: string }>(sql`
    SELECT uuid FROM media WHERE uuid IN (SELECT video_uuid FROM uploads WHERE ${isStale}) FOR UPDATE SKIP LOCKED`);
  const stale = await transaction.query<Pick<StoredUpload, 'uuid' | 'storageKey'>>(sql`
    SELECT uuid, storage_key AS "storageKey" FROM uploads
    WHERE ${isStale} AND (video_uuid IS NULL OR video_uuid = ANY(${videos.map(({ uuid }) => uuid)}))
    ORDER BY created_at, uuid LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`);
  for (const upload of stale) await refuseUpload(transaction, nobody, upload);
  return stale.length;
}

/**
 * Deletes items that have had no file for so many hours, wait for none and are used nowhere. Answers how many were
 * deleted.
 */
export async function deleteItemsWithoutFile(transaction: Transaction, hours: number): Promise<number> {
  const empty = await transaction.query<{ type: MediaType; id: string }>(sql`
    SELECT m.type, m.uuid AS id FROM media m
    WHERE m.status <> 'ready' AND m.last_modified < now() - make_interval(hours => ${hours})
      AND NOT EXISTS (SELECT 1 FROM uploads u WHERE u.video_uuid = m.uuid)
    ORDER BY m.uuid LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`);
  let deleted = 0;
  for (const item of empty) if (await deleteUnused(transaction, item)) deleted++;
  return deleted;
}

async function deleteUnused(transaction: Transaction, item: { type: MediaType; id: string }): Promise<boolean> {
  try {
    await deleteMedia(transaction, item, { evenInUse: false });
    return true;
  } catch (error) {
    if (error instanceof InUseError) return false;
    throw error;
  }
}

/** Lets go of kept files that neither an item nor an upload shows. Answers how many were looked at. */
export async function releaseUnusedFiles(transaction: Transaction, hours: number): Promise<number> {
  const unused = await transaction.query<{ uuid: string }>(sql`
    SELECT uuid FROM media_files f WHERE created_at < now() - make_interval(hours => ${hours})
      AND NOT EXISTS (SELECT 1 FROM media m WHERE m.file_uuid = f.uuid)
      AND NOT EXISTS (SELECT 1 FROM media m WHERE m.poster_file_uuid = f.uuid)
      AND NOT EXISTS (SELECT 1 FROM uploads u WHERE u.file_uuid = f.uuid)
    ORDER BY uuid LIMIT ${batchSize} FOR UPDATE SKIP LOCKED`);
  await releaseFiles(
    transaction,
    unused.map(({ uuid }) => uuid),
  );
  return unused.length;
}

/** The files that are to go, the oldest first, from after `last` on. */
export function listDoomedFiles(platform: Platform, last?: DoomedFile): Promise<DoomedFile[]> {
  const after = last ? sql`(doomed_at, storage_key) > (${last.doomedAt}::timestamptz, ${last.storageKey})` : sql`TRUE`;
  return platform.query<DoomedFile>(sql`
    SELECT storage_key AS "storageKey", doomed_at::text AS "doomedAt" FROM doomed_files
    WHERE ${after} ORDER BY doomed_at, storage_key LIMIT ${batchSize}`);
}

/** Notes that a doomed file is gone from the store. */
export async function forgetDoomedFile(platform: Platform, storageKey: string): Promise<void> {
  await platform.query(sql`DELETE FROM doomed_files WHERE storage_key = ${storageKey}`);
}

/** Those of these storage keys that no row of the reader's site has. */
export async function unknownStorageKeys(reader: Reader, storageKeys: readonly string[]): Promise<string[]> {
  const rows = await reader.query<{ key: string }>(sql`
    SELECT key FROM unnest(${storageKeys}::text[]) key
    WHERE NOT EXISTS (SELECT 1 FROM media_files WHERE storage_key = key)
      AND NOT EXISTS (SELECT 1 FROM uploads WHERE storage_key = key)`);
  return rows.map(({ key }) => key);
}
