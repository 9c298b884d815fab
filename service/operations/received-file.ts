import type { ObjectStore } from '../blobs/object-store.ts';
import { StorageUnavailableError } from '../blobs/storage-outage.ts';
import { MediaFault } from '../images/media-fault.ts';
import { takeImage } from '../images/take-image.ts';
import { createQueue, tooManyPictures, type Wait } from '../images/work-queue.ts';
import { ConflictError, UnusableFileError } from '../store/errors.ts';
import type { AcceptedFile } from '../store/media/media-files.ts';
import { newStorageKey } from '../store/media/media-keys.ts';
import type { StoredUpload } from '../store/media/media-uploads.ts';
import { hashOfStored, inspectVideo } from '../videos/inspect-video.ts';

/** What was found in an uploaded file, and where it lies now: a picture that had to be cleaned lies under another key than it was sent to. */
export type ReceivedFile = AcceptedFile & { readonly rotated: boolean };

/** So many pictures are in memory at a time, each of up to 15 MB: hundreds that are reported at once would fill it. */
const pictures = createQueue(2, tooManyPictures);
/** So long a picture waits for its turn, milliseconds: with the work on it, as long as the console waits for an answer. */
const mostWaitMs = 20_000;

/**
 * Opens the file of an upload. A picture is stored anew without its metadata where it has some, or where its content is not of the type that was announced.
 * @throws {ConflictError} `notUploaded` when the store has no file
 * @throws {UnusableFileError} when the file is none that can be used
 * @throws {StorageUnavailableError} when it cannot be used as the store gives it, which is not all of it
 * @throws {BusyError} when its turn does not come in time; what `signal` says, should that end the wait
 */
export async function receivedFile(
  blobs: ObjectStore,
  instanceId: string,
  upload: StoredUpload,
  signal?: AbortSignal,
): Promise<ReceivedFile> {
  const stored = await blobs.stat(upload.storageKey);
  if (!stored) throw new ConflictError('notUploaded', ['uploadKey'], 'The file has not arrived.');
  if (stored.size > upload.size) {
    throw new UnusableFileError('fileTooLarge', 'uploadKey', `The file has more than ${upload.size} bytes.`);
  }
  try {
    return await (upload.type === 'image'
      ? pictures.run(() => receivedImage(blobs, instanceId, upload), { mostMs: mostWaitMs, signal })
      : receivedVideo(blobs, upload, { signal }));
  } catch (error) {
    if (!(error instanceof MediaFault)) throw error;
    await refusePart(blobs, upload.storageKey, stored.size);
    throw new UnusableFileError(error.code, 'uploadKey', error.message);
  }
}

/** A file that was refused is forgotten and removed: what is missing must not be missing on the way from the store alone. */
async function refusePart(blobs: ObjectStore, storageKey: string, size: number): Promise<void> {
  const content = await blobs.read(storageKey);
  content?.stream.destroy();
  if (content?.size !== size) throw new StorageUnavailableError(`The store gave ${content?.size} of ${size} bytes.`);
}

async function receivedImage(blobs: ObjectStore, instanceId: string, upload: StoredUpload): Promise<ReceivedFile> {
  const content = await blobs.read(upload.storageKey);
  if (!content) throw new ConflictError('notUploaded', ['uploadKey'], 'The file has not arrived.');
  const { bytes, mimetype, size, width, height, rotated, changed, hash } = await takeImage(content.stream);
  const stays = !changed && mimetype === upload.mimetype;
  const storageKey = stays ? upload.storageKey : newStorageKey(instanceId);
  if (!stays) await blobs.put(storageKey, bytes, mimetype);
  return { storageKey, mimetype, size, width, height, duration: null, hash, rotated };
}

async function receivedVideo(blobs: ObjectStore, { storageKey }: StoredUpload, wait: Wait): Promise<ReceivedFile> {
  const { mimetype, size, width, height, duration, rotated } = await inspectVideo(blobs, storageKey, wait);
  const hash = await hashOfStored(blobs, storageKey);
  return { storageKey, mimetype, size, width: Math.round(width), height: Math.round(height), duration, hash, rotated };
}
