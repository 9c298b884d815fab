import type { MediaDuplicate, MediaType } from '../contract.ts';
import type { Reader, Transaction } from '../database.ts';
import { ConflictError, NotFoundError } from '../errors.ts';
import { newUuid } from '../input/uuid.ts';
import { sql } from '../sql.ts';
import { changedBy, insertRow, updateRow, writeRow } from '../write-row.ts';
import { type AcceptedFile, attachFile, doomFiles, keepFile, releaseFiles } from './media-files.ts';
import { mediaStringSql } from './media-json.ts';
import { dropKeys, newStorageKey, takeKey } from './media-keys.ts';
import { refuseOverQuota } from './media-quota.ts';

/** What a browser says of the file that it is about to send; `size` in bytes. */
export interface AnnouncedFile {
  type: MediaType;
  mimetype: string;
  size: number;
  fileName: string;
}

/**
 * A file on its way. `fileUuid` is there once it was reported and accepted; `videoUuid` where it is for a video that
 * was made before.
 */
export interface StoredUpload extends AnnouncedFile {
  uuid: string;
  key: string;
  videoUuid: string | null;
  storageKey: string;
  fileUuid: string | null;
  rotated: boolean;
}

const columns = sql`uuid, type, key, video_uuid AS "videoUuid", storage_key AS "storageKey", file_name AS "fileName",
  mimetype, size::float8 AS size, file_uuid AS "fileUuid", rotated`;

/** One upload of the site; undefined when it has none with this uuid. */
export async function getUpload(reader: Reader, uuid: string): Promise<StoredUpload | undefined> {
  const rows = await reader.query<StoredUpload>(sql`SELECT ${columns} FROM uploads WHERE uuid = ${uuid}`);
  return rows[0];
}

/** The latest upload for a video; undefined when there is none. */
export async function getUploadOfVideo(reader: Reader, videoUuid: string): Promise<StoredUpload | undefined> {
  const rows = await reader.query<StoredUpload>(
    sql`SELECT ${columns} FROM uploads WHERE video_uuid = ${videoUuid} ORDER BY created_at DESC, uuid LIMIT 1`,
  );
  return rows[0];
}

/** Whether an upload of the site waits for its file under this storage key. */
export async function isAwaited(reader: Reader, storageKey: string): Promise<boolean> {
  const rows = await reader.query(sql`
    SELECT FROM uploads WHERE storage_key = ${storageKey} AND file_uuid IS NULL`);
  return rows.length > 0;
}

/** The upload as it stays until the transaction ends. Throws `NotFoundError`. */
export async function lockUpload(transaction: Transaction, uuid: string): Promise<StoredUpload> {
  const rows = await transaction.query<StoredUpload>(
    sql`SELECT ${columns} FROM uploads WHERE uuid = ${uuid} FOR UPDATE`,
  );
  if (!rows[0]) throw new NotFoundError('upload', uuid);
  return rows[0];
}

/** The upload whose file may become an item of this key, locked; undefined when there is none. */
export async function lockUploadOfKey(transaction: Transaction, key: string): Promise<StoredUpload | undefined> {
  const rows = await transaction.query<StoredUpload>(
    sql`SELECT ${columns} FROM uploads WHERE key = ${key} AND video_uuid IS NULL FOR UPDATE`,
  );
  return rows[0];
}

/**
 * Notes a file on its way. Throws `UnusableFileError` when the site may not store it (`limit` in bytes, 0: no limit).
 */
export async function beginUpload(
  transaction: Transaction,
  author: string,
  file: AnnouncedFile,
  limit: number,
): Promise<StoredUpload> {
  await refuseOverQuota(transaction, file.size, limit, 'size');
  return insertUpload(transaction, author, file, await takeKey(transaction), null);
}

/**
 * Notes the file of a video that was made before. Throws `NotFoundError` for a video that there is not, and what
 * `beginUpload` throws.
 */
export async function beginVideoUpload(
  transaction: Transaction,
  author: string,
  videoUuid: string,
  file: AnnouncedFile,
  limit: number,
): Promise<StoredUpload> {
  const [video] = await transaction.query<{ key: string }>(sql`
    SELECT key FROM media WHERE uuid = ${videoUuid} AND type = 'video' FOR KEY SHARE`);
  if (!video) throw new NotFoundError('video', videoUuid);
  await refuseOverQuota(transaction, file.size, limit, 'size');
  return insertUpload(transaction, author, file, video.key, videoUuid);
}

async function insertUpload(
  transaction: Transaction,
  author: string,
  file: AnnouncedFile,
  key: string,
  videoUuid: string | null,
): Promise<StoredUpload> {
  const row = {
    uuid: newUuid(),
    type: file.type,
    key,
    video_uuid: videoUuid,
    storage_key: newStorageKey(transaction.instanceId),
    file_name: file.fileName,
    mimetype: file.mimetype,
    size: file.size,
    created_by: author,
  };
  return writeRow(transaction, insertRow('uploads', row), columns);
}

/**
 * An upload that goes on with a new address, for a file that may have changed since. Throws `NotFoundError`,
 * `ConflictError` when it was reported already or the file is now of the other type, and what `beginUpload` throws.
 */
export async function renewUpload(
  transaction: Transaction,
  uuid: string,
  file: AnnouncedFile,
  limit: number,
): Promise<StoredUpload> {
  const upload = await lockUpload(transaction, uuid);
  if (upload.fileUuid !== null) throw new ConflictError('reported', ['uploadKey'], 'The upload was reported already.');
  if (upload.type !== file.type) throw new ConflictError('otherType', ['mimeType'], 'The upload is of the other type.');
  await refuseOverQuota(transaction, file.size - upload.size, limit, 'size');
  // The former address still takes what was announced then: another file goes elsewhere, or a small one would make room
  // for a large one.
  const isOther = file.size !== upload.size || file.mimetype !== upload.mimetype;
  if (isOther) await doomFiles(transaction, [upload.storageKey]);
  const storageKey = isOther ? newStorageKey(transaction.instanceId) : upload.storageKey;
  const row = {
    mimetype: file.mimetype,
    size: file.size,
    file_name: file.fileName,
    storage_key: storageKey,
    created_at: sql`now()`,
  };
  return writeRow(transaction, updateRow('uploads', row, { uuid }), columns);
}

/** Forgets an upload, with its file and its key. Throws `NotFoundError`. */
export async function forgetUpload(transaction: Transaction, uuid: string): Promise<void> {
  const upload = await lockUpload(transaction, uuid);
  await transaction.query(sql`DELETE FROM uploads WHERE uuid = ${uuid}`);
  if (upload.videoUuid === null) await dropKeys(transaction, [upload.key]);
  if (upload.fileUuid === null) await doomFiles(transaction, [upload.storageKey]);
  else await releaseFiles(transaction, [upload.fileUuid]);
}

/**
 * Notes that the file of an upload, which was opened where `opened` has it, could not be used: the upload is forgotten,
 * its video has failed unless it has a file already. Throws `NotFoundError`, and `ConflictError` (`notUploaded`) for
 * one that waits for another file since, and is not to go with it.
 */
export async function refuseUpload(
  transaction: Transaction,
  author: string,
  opened: Pick<StoredUpload, 'uuid' | 'storageKey'>,
): Promise<void> {
  const { uuid } = opened;
  await lockVideoOf(transaction, uuid);
  const { videoUuid, storageKey } = await lockUpload(transaction, uuid);
  if (storageKey !== opened.storageKey) throw notUploaded();
  await forgetUpload(transaction, uuid);
  if (videoUuid === null) return;
  const failed = { status: 'failed', ...changedBy(author) };
  await transaction.query(updateRow('media', failed, { uuid: videoUuid, status: 'pending' }));
}

/**
 * Keeps the file of an upload, which was opened where `opened` has it. The announced one goes where a cleaned copy was
 * made. A file for a video becomes the video's at once; the upload is kept for a while, so that a report can be
 * repeated whose answer was lost. An upload that somebody else reported meanwhile keeps what it has. Throws
 * `NotFoundError` for one that was cancelled meanwhile, `ConflictError` (`notUploaded`) for one that waits for another
 * file since; the caller removes the copy.
 */
export async function acceptUpload(
  transaction: Transaction,
  author: string,
  opened: Pick<StoredUpload, 'uuid' | 'storageKey'>,
  file: AcceptedFile & { rotated: boolean },
): Promise<StoredUpload> {
  const { uuid } = opened;
  await lockVideoOf(transaction, uuid);
  const upload = await lockUpload(transaction, uuid);
  if (upload.fileUuid !== null) {
    if (file.storageKey !== upload.storageKey) await doomFiles(transaction, [file.storageKey]);
    return upload;
  }
  // What was opened is doomed since the upload was renewed: no row may come to show it.
  if (upload.storageKey !== opened.storageKey) throw notUploaded();
  const fileUuid = await keepFile(transaction, file);
  if (file.storageKey !== upload.storageKey) await doomFiles(transaction, [upload.storageKey]);
  await transaction.query(updateRow('uploads', { file_uuid: fileUuid, rotated: file.rotated }, { uuid }));
  if (upload.videoUuid !== null) await attachFile(transaction, author, upload.videoUuid, fileUuid);
  return { ...upload, fileUuid, rotated: file.rotated };
}

function notUploaded(): ConflictError {
  return new ConflictError('notUploaded', ['uploadKey'], 'The file has not arrived.');
}

/**
 * Items are locked before uploads, here as in deletions and replacements, so that none waits for another in a circle.
 */
async function lockVideoOf(transaction: Transaction, uploadUuid: string): Promise<void> {
  await transaction.query(sql`
    SELECT 1 FROM media WHERE uuid = (SELECT video_uuid FROM uploads WHERE uuid = ${uploadUuid}) FOR UPDATE`);
}

/** A kept file, and the first other item of the site that shows it. */
export interface KeptFile extends AcceptedFile {
  duplicateOf: MediaDuplicate;
}

/** The kept file of an upload. `exceptUuid` is the item that it is for. */
export async function getKeptFile(
  reader: Reader,
  fileUuid: string,
  exceptUuid: string | null,
): Promise<KeptFile | undefined> {
  const rows = await reader.query<KeptFile>(sql`
    SELECT f.storage_key AS "storageKey", f.mimetype, f.size::float8 AS size, f.width, f.height, f.duration, f.hash,
      (SELECT json_build_object('id', m.uuid, 'type', m.type, 'name', m.name, 'mediaString', ${mediaStringSql(sql`m`)})
       FROM media m WHERE m.file_uuid = f.uuid AND m.uuid IS DISTINCT FROM ${exceptUuid}
       ORDER BY m.created_at, m.uuid LIMIT 1) AS "duplicateOf"
    FROM media_files f WHERE f.uuid = ${fileUuid}`);
  return rows[0];
}
