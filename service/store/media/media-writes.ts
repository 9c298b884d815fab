import type { MediaInput, MediaType } from '../contract.ts';
import type { Transaction } from '../database.ts';
import {
  ConflictError,
  ContradictionError,
  NotFoundError,
  refuseStale,
  UnknownMediaError,
  UnusableFileError,
} from '../errors.ts';
import { withoutUndefined } from '../input/input-values.ts';
import { newUuid } from '../input/uuid.ts';
import { type Sql, sql } from '../sql.ts';
import { changedBy, createdBy, insertRow, updateRow } from '../write-row.ts';
import { getMedia, type VersionedMedia } from './media.ts';
import { attachFile, isSixteenNine, releaseFiles } from './media-files.ts';
import { mediaRowOf, refuseOtherType, refusePastDate, replaceCategories, wantedCategories } from './media-input.ts';
import { dropKeys, parseMediaString, takeKey } from './media-keys.ts';
import { refuseUnknownMedia } from './media-references.ts';
import { replaceTags } from './media-tags.ts';
import { lockUpload, lockUploadOfKey, type StoredUpload } from './media-uploads.ts';

/**
 * Makes an item of the library out of the reported upload that its mediaString names; a video may come without one and
 * is pending then. `author` is kept as `createdBy`, `base` is as for `mediaJson`. Throws `ContradictionError` for
 * properties of the other type, a publishDate that is over, several categories of an image or a missing mediaString;
 * `UnknownMediaError` and `ConflictError` at mediaStrings and uploads that cannot be used; `UnknownReferenceError` for
 * tags and categories.
 */
export async function createMedia(
  transaction: Transaction,
  author: string,
  type: MediaType,
  input: MediaInput,
  base: string,
): Promise<VersionedMedia> {
  refuseOtherType(type, input);
  refusePastDate(input.publishDate, undefined);
  const categories = wantedCategories(type, input);
  const upload = await uploadOf(transaction, type, input.mediaString);
  const thumbnail = await thumbnailOf(transaction, input.thumbnail, undefined);
  const uuid = newUuid();
  const key = upload?.key ?? (await takeKey(transaction));
  const ofFile = (value: Sql) => sql`(SELECT ${value} FROM media_files f WHERE f.uuid = ${upload?.fileUuid ?? null})`;
  const row = {
    uuid,
    type,
    key,
    ...createdBy(author),
    ...mediaRowOf(input),
    thumbnail_uuid: thumbnail,
    status: upload ? 'ready' : 'pending',
    file_uuid: upload?.fileUuid ?? null,
    size: ofFile(sql`f.size`),
    sixteen_nine: sql`coalesce(${ofFile(isSixteenNine)}, false)`,
  };
  await transaction.query(insertRow('media', row));
  if (upload) await transaction.query(sql`DELETE FROM uploads WHERE uuid = ${upload.uuid}`);
  await replaceCategories(transaction, uuid, categories, input);
  await replaceTags(transaction, uuid, input);
  await setPoster(transaction, uuid, input.posterUploadKey);
  return present(transaction, type, uuid, base);
}

/**
 * Changes an item; a property that the input leaves out keeps its value. Throws `NotFoundError`, `StaleError` when the
 * item is no longer at `expectedVersion` (left out: not compared), and what `createMedia` throws.
 */
export async function updateMedia(
  transaction: Transaction,
  author: string,
  { type, id }: { type: MediaType; id: string },
  input: MediaInput,
  base: string,
  expectedVersion?: number,
): Promise<VersionedMedia> {
  refuseOtherType(type, input);
  const { media: before } = await lockedMedia(transaction, type, id, base, expectedVersion);
  await refuseOtherFile(transaction, input.mediaString, before.mediaString);
  refusePastDate(input.publishDate, before.publishDate);
  const categories = wantedCategories(type, input, before);
  const after: MediaInput = { ...before, ...withoutUndefined(input) };
  const thumbnail = await thumbnailOf(transaction, after.thumbnail, before.thumbnail);
  const row = { ...mediaRowOf(after), thumbnail_uuid: thumbnail, ...changedBy(author) };
  await transaction.query(updateRow('media', row, { uuid: id }));
  await replaceCategories(transaction, id, categories, input);
  await replaceTags(transaction, id, after, before);
  await setPoster(transaction, id, input.posterUploadKey);
  return present(transaction, type, id, base);
}

/**
 * Puts the file of a reported upload into the place of an item's file; its mediaString stays, and with it all
 * references. Throws `NotFoundError` for an item or an upload that there is not, `StaleError`, and `ConflictError` for
 * an upload that was not reported or is of the other type.
 */
export async function replaceMediaFile(
  transaction: Transaction,
  author: string,
  { type, id }: { type: MediaType; id: string },
  uploadUuid: string,
  base: string,
  expectedVersion?: number,
): Promise<VersionedMedia> {
  await lockedMedia(transaction, type, id, base, expectedVersion);
  const upload = await lockUpload(transaction, uploadUuid);
  if (upload.type !== type) throw new ConflictError('otherType', ['uploadKey'], `The upload is no ${type}.`);
  const fileUuid = reportedFile(upload, 'uploadKey');
  await consume(transaction, upload);
  await attachFile(transaction, author, id, fileUuid);
  return present(transaction, type, id, base);
}

/**
 * The item as it stays until the transaction ends. Throws `NotFoundError`, and `StaleError` when it is no longer at
 * `expectedVersion`.
 */
export async function lockedMedia(
  transaction: Transaction,
  type: MediaType,
  uuid: string,
  base: string,
  expectedVersion?: number,
): Promise<VersionedMedia> {
  await transaction.query(sql`SELECT 1 FROM media WHERE uuid = ${uuid} FOR UPDATE`);
  const found = await present(transaction, type, uuid, base);
  refuseStale(found.version, expectedVersion);
  return found;
}

async function present(transaction: Transaction, type: MediaType, uuid: string, base: string): Promise<VersionedMedia> {
  const found = await getMedia(transaction, type, uuid, base);
  if (found === undefined) throw new NotFoundError(type, uuid);
  return found;
}

/** The upload that a new item is made of; none for a video that comes without a mediaString. */
async function uploadOf(transaction: Transaction, type: MediaType, mediaString: string | undefined) {
  if (mediaString === undefined) {
    if (type === 'video') return undefined;
    throw new ContradictionError('required', ['mediaString'], 'An image needs the mediaString of its uploaded file.');
  }
  const named = parseMediaString(mediaString);
  const upload = named?.type === type ? await lockUploadOfKey(transaction, named.key) : undefined;
  if (upload?.type === type) {
    reportedFile(upload, 'mediaString');
    return upload;
  }
  await refuseUnknownMedia(transaction, [{ path: 'mediaString', value: mediaString }]);
  throw new ConflictError('duplicate', ['mediaString'], 'There is an item of this file already.');
}

function reportedFile(upload: StoredUpload, path: string): string {
  if (upload.fileUuid !== null) return upload.fileUuid;
  throw new ConflictError('notReported', [path], 'The upload of the file has not been reported yet.');
}

/** An upload whose file found another place: it is done, and nobody gets its key. */
async function consume(transaction: Transaction, upload: StoredUpload): Promise<void> {
  await transaction.query(sql`DELETE FROM uploads WHERE uuid = ${upload.uuid}`);
  if (upload.videoUuid === null) await dropKeys(transaction, [upload.key]);
}

async function refuseOtherFile(transaction: Transaction, wanted: string | undefined, own: string): Promise<void> {
  if (wanted === undefined || wanted === own) return;
  await refuseUnknownMedia(transaction, [{ path: 'mediaString', value: wanted }]);
  throw new ContradictionError('fixed', ['mediaString'], 'The mediaString of an item stays as it is.');
}

/** The uuid of the image that a video's thumbnail names. */
async function thumbnailOf(
  transaction: Transaction,
  wanted: string | null | undefined,
  before: string | null | undefined,
): Promise<string | null> {
  if (!wanted) return null;
  const value = { path: 'thumbnail', value: wanted };
  await refuseUnknownMedia(transaction, [value], before ? [{ ...value, value: before }] : []);
  const [image] = await transaction.query<{ uuid: string }>(sql`
    SELECT uuid FROM media WHERE key = ${parseMediaString(wanted)?.key ?? ''} AND type = 'image'`);
  if (!image) throw new UnknownMediaError('thumbnail', wanted);
  return image.uuid;
}

/**
 * Makes a frame that the browser took and uploaded the poster of a video. The address then shows something else, so its
 * version rises.
 */
async function setPoster(transaction: Transaction, uuid: string, uploadUuid: string | null | undefined): Promise<void> {
  if (!uploadUuid) return;
  const upload = await lockUpload(transaction, uploadUuid).catch((error: unknown) => {
    throw error instanceof NotFoundError ? new UnknownMediaError('posterUploadKey', uploadUuid) : error;
  });
  const fileUuid = reportedFile(upload, 'posterUploadKey');
  // What it is, not what it was announced as.
  const [file] = await transaction.query<{ mimetype: string }>(
    sql`SELECT mimetype FROM media_files WHERE uuid = ${fileUuid}`,
  );
  if (file?.mimetype !== 'image/jpeg') {
    throw new UnusableFileError('invalidMediaType', 'posterUploadKey', 'The poster of a video has to be a JPEG.');
  }
  const [before] = await transaction.query<{ poster: string | null }>(sql`
    SELECT poster_file_uuid AS poster FROM media WHERE uuid = ${uuid}`);
  await transaction.query(sql`
    UPDATE media SET poster_file_uuid = ${fileUuid}, file_version = file_version + 1 WHERE uuid = ${uuid}`);
  await consume(transaction, upload);
  await releaseFiles(transaction, [before?.poster ?? null]);
}
