import type { Platform, Reader, Transaction } from '../database.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { insertRow, writeRow } from '../write-row.ts';

/**
 * A file that was opened and accepted. `size` in bytes, width and height in pixels, duration in seconds; `hash` is the
 * uploaded file's SHA-256.
 */
export interface AcceptedFile {
  storageKey: string;
  mimetype: string;
  size: number;
  width: number;
  height: number;
  duration: number | null;
  hash: string;
}

/**
 * Keeps an accepted file and answers its uuid. Where the site has the same file already, that one is answered and the
 * new one is doomed. Two at once agree: the unique index decides.
 */
export async function keepFile(transaction: Transaction, file: AcceptedFile): Promise<string> {
  const uuid = newUuid();
  const { storageKey, mimetype, size, width, height, duration, hash } = file;
  const insert = insertRow('media_files', {
    uuid,
    storage_key: storageKey,
    mimetype,
    size,
    width,
    height,
    duration,
    hash,
  });
  const kept = await writeRow<{ uuid: string }>(
    transaction,
    sql`${insert} ON CONFLICT (instance_id, hash) DO UPDATE SET hash = excluded.hash`,
    sql`p.uuid`,
  );
  if (kept.uuid !== uuid) await doomFiles(transaction, [storageKey]);
  return kept.uuid;
}

/** Marks stored files as to be removed, in the transaction that lets go of them. */
export async function doomFiles(transaction: Transaction, storageKeys: readonly string[]): Promise<void> {
  if (storageKeys.length === 0) return;
  await transaction.query(sql`
    INSERT INTO doomed_files (storage_key) SELECT * FROM unnest(${storageKeys}::text[]) ON CONFLICT DO NOTHING`);
}

/**
 * Dooms those of these files that no item and no upload shows any more. With the lock, a transaction that is about to
 * refer to one of them waits, and finds it gone or kept.
 */
export async function releaseFiles(transaction: Transaction, uuids: readonly (string | null)[]): Promise<void> {
  const files = uuids.filter((uuid) => uuid !== null);
  if (files.length === 0) return;
  await transaction.query(sql`
    SELECT 1 FROM media_files WHERE uuid = ANY(${files}::text[]) ORDER BY uuid FOR UPDATE`);
  const gone = await transaction.query<{ storageKey: string }>(sql`
    DELETE FROM media_files f WHERE f.uuid = ANY(${files}::text[])
      AND NOT EXISTS (SELECT 1 FROM media m WHERE m.file_uuid = f.uuid)
      AND NOT EXISTS (SELECT 1 FROM media m WHERE m.poster_file_uuid = f.uuid)
      AND NOT EXISTS (SELECT 1 FROM uploads u WHERE u.file_uuid = f.uuid)
    RETURNING storage_key AS "storageKey"`);
  await doomFiles(
    transaction,
    gone.map(({ storageKey }) => storageKey),
  );
}

/**
 * Puts a kept file into the place of an item's file, if it has one, which is released. The mediaString stays; the
 * version of the address rises.
 */
export async function attachFile(
  transaction: Transaction,
  author: string,
  mediaUuid: string,
  fileUuid: string,
): Promise<void> {
  const [before] = await transaction.query<{ file: string | null }>(sql`
    SELECT file_uuid AS file FROM media WHERE uuid = ${mediaUuid} FOR UPDATE`);
  await transaction.query(sql`
    UPDATE media m SET file_uuid = f.uuid, status = 'ready', size = f.size, sixteen_nine = ${isSixteenNine},
      file_version = m.file_version + 1, version = m.version + 1, last_modified = now(), modified_by = ${author}
    FROM media_files f WHERE m.uuid = ${mediaUuid} AND f.uuid = ${fileUuid}`);
  if (before && before.file !== fileUuid) await releaseFiles(transaction, [before.file]);
}

/** Whether a file `f` is as wide as 16 to 9, to the pixel that rounding takes: 1366 x 768 is. */
export const isSixteenNine = sql`abs(f.width * 9 - f.height * 16) <= 16`;

/** What an address of a picture or a video shows. Focal point and poster are those of the item. */
export interface FoundFile {
  storageKey: string;
  mimetype: string;
  version: number;
  focalPoint: { fpx: number; fpy: number } | null;
  posterStorageKey?: string;
}

/**
 * What the key of a mediaString shows on the site that has it: an item's file, or that of a reported upload. A video
 * that has only its poster yet shows that. Undefined when there is none.
 */
export async function findFileOfKey(reader: Reader, key: string): Promise<FoundFile | undefined> {
  const [found] = await reader.query<FoundFile & { posterStorageKey: string | null }>(sql`
    SELECT coalesce(f.storage_key, b.storage_key) AS "storageKey", coalesce(f.mimetype, b.mimetype) AS mimetype,
      m.file_version AS version, b.storage_key AS "posterStorageKey",
      CASE WHEN m.focal_x IS NOT NULL THEN json_build_object('fpx', m.focal_x, 'fpy', m.focal_y) END AS "focalPoint"
    FROM media m LEFT JOIN media_files f ON f.uuid = m.file_uuid LEFT JOIN media_files b ON b.uuid = m.poster_file_uuid
    WHERE m.key = ${key} AND coalesce(m.file_uuid, m.poster_file_uuid) IS NOT NULL
    UNION ALL
    SELECT f.storage_key, f.mimetype, 1, NULL, NULL FROM uploads u JOIN media_files f ON f.uuid = u.file_uuid
    WHERE u.key = ${key} AND u.video_uuid IS NULL
    LIMIT 1`);
  if (!found) return undefined;
  const { posterStorageKey, ...file } = found;
  return posterStorageKey === null ? file : { ...file, posterStorageKey };
}

/** The site that a key belongs to; undefined for a key that nobody has. */
export async function siteOfKey(platform: Platform, key: string): Promise<string | undefined> {
  const rows = await platform.query<{ site: string }>(
    sql`SELECT instance_id AS site FROM media_keys WHERE key = ${key}`,
  );
  return rows[0]?.site;
}
