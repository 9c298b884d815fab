import type { components } from '../../generated/schema.d.ts';
import type { Handlers } from '../http/handler.ts';
import { ContradictionError, NotFoundError, StoreError, UnusableFileError } from '../store/errors.ts';
import { mediaStringOf } from '../store/media/media-keys.ts';
import {
  acceptUpload,
  beginUpload,
  beginVideoUpload,
  forgetUpload,
  getKeptFile,
  getUpload,
  getUploadOfVideo,
  refuseUpload,
  renewUpload,
  type StoredUpload,
} from '../store/media/media-uploads.ts';
import { createMedia } from '../store/media/media-writes.ts';
import { author } from './author.ts';
import { type ReceivedFile, receivedFile } from './received-file.ts';
import type { Services } from './services.ts';
import { announcedFile, uploadAddress } from './upload-address.ts';

type UploadOperations =
  | 'getUploadUrl'
  | 'getPresignedUploadUrl'
  | 'deleteUpload'
  | 'reportUploadStatus'
  | 'configureVideo'
  | 'finishSingleUpload';
type UploadedFile = components['schemas']['UploadedFile'];

/** The operations of the tag Media on files that are on their way. */
export function uploadHandlers(services: Services): Pick<Handlers, UploadOperations> {
  const { database, config } = services;
  const getUploadUrl: Handlers['getUploadUrl'] = async ({ site, caller, query }) => {
    const { mimeType, size, fileLocator, uploadKey } = query;
    const file = announcedFile({ mimeType, size, fileName: fileLocator });
    const upload = await database.inInstance(site.instanceId, (tx) =>
      uploadKey === undefined
        ? beginUpload(tx, author(caller), file, config.mediaQuotaBytes)
        : renewUpload(tx, uploadKey, file, config.mediaQuotaBytes),
    );
    return { status: 200, body: await uploadAddress(services, upload, file.length) };
  };
  return {
    getUploadUrl,
    getPresignedUploadUrl: (call) => getUploadUrl(call),
    async finishSingleUpload({ site, caller, query: { uploadKey }, body }) {
      const { type, key } = await reported(services, site.instanceId, author(caller), uploadKey);
      const input = { ...body, mediaString: mediaStringOf(type, key) };
      const made = await database.inInstance(site.instanceId, (tx) =>
        createMedia(tx, author(caller), type, input, config.imagesUrl),
      );
      return { status: 201, body: made.media, version: made.version };
    },
    async configureVideo({ site, caller, query: { videoId }, body }) {
      const file = announcedFile(body, 'video');
      const upload = await database.inInstance(site.instanceId, (tx) =>
        beginVideoUpload(tx, author(caller), videoId, file, config.mediaQuotaBytes),
      );
      return { status: 200, body: await uploadAddress(services, upload, file.length) };
    },
    async deleteUpload({ site, query: { uploadKey } }) {
      await database.inInstance(site.instanceId, (tx) => forgetUpload(tx, uploadKey));
      return { status: 204, body: undefined };
    },
    async reportUploadStatus({ site, caller, query: { videoId }, body }) {
      const upload = await reportedUpload(services, site.instanceId, { videoId, uploadKey: body.uploadKey });
      if (videoId !== undefined && videoId !== upload.videoUuid) {
        throw new ContradictionError('otherVideo', ['videoId'], 'The upload is not for this video.');
      }
      if (body.uploadStatus === 'exception') {
        await database.inInstance(site.instanceId, (tx) => forgetUpload(tx, upload.uuid));
        return { status: 204, body: undefined };
      }
      const accepted =
        upload.fileUuid === null ? await accept(services, site.instanceId, author(caller), upload) : upload;
      return { status: 200, body: await uploadedFile(services, site.instanceId, accepted) };
    },
  };
}

/** The upload that a report is about: the one that it names, else the latest one of its video. */
async function reportedUpload(
  { database }: Services,
  instanceId: string,
  { videoId, uploadKey }: { videoId: string | undefined; uploadKey: string | undefined },
): Promise<StoredUpload> {
  if (uploadKey === undefined && videoId === undefined) {
    throw new ContradictionError('required', ['uploadKey'], 'A report names its upload, or the video that it is for.');
  }
  const upload = await database.readInstance(instanceId, (reader) =>
    uploadKey === undefined ? getUploadOfVideo(reader, videoId ?? '') : getUpload(reader, uploadKey),
  );
  if (!upload) throw new NotFoundError('upload', uploadKey ?? videoId ?? '');
  return upload;
}

/** An upload as it is once its file was opened and kept, which happens once. */
async function reported(services: Services, instanceId: string, name: string, uploadKey: string) {
  const upload = await services.database.readInstance(instanceId, (reader) => getUpload(reader, uploadKey));
  if (!upload) throw new NotFoundError('upload', uploadKey);
  return upload.fileUuid === null ? accept(services, instanceId, name, upload) : upload;
}

/** Opens the file and keeps it. One that cannot be used is removed, and its upload forgotten. */
async function accept(services: Services, instanceId: string, name: string, upload: StoredUpload) {
  const file = await receivedFile(services.blobs, instanceId, upload, services.closing).catch(
    async (error: unknown) => {
      if (error instanceof UnusableFileError) {
        await services.database.inInstance(instanceId, (tx) => refuseUpload(tx, name, upload));
      }
      throw error;
    },
  );
  try {
    return await services.database.inInstance(instanceId, (tx) => acceptUpload(tx, name, upload, file));
  } catch (error) {
    if (error instanceof StoreError) await removeCopy(services, upload, file);
    throw error;
  }
}

/**
 * A copy that no row came to know of goes at once; should this fail, the sweep finds it. Only after a refusal: what fails otherwise may have been kept.
 */
async function removeCopy({ blobs }: Services, upload: StoredUpload, file: ReceivedFile): Promise<void> {
  if (file.storageKey !== upload.storageKey) await blobs.remove(file.storageKey).catch(() => undefined);
}

async function uploadedFile({ database }: Services, instanceId: string, upload: StoredUpload): Promise<UploadedFile> {
  const { uuid, type, key, videoUuid, rotated, fileUuid } = upload;
  const file = await database.readInstance(instanceId, (reader) => getKeptFile(reader, fileUuid ?? '', videoUuid));
  if (!file) throw new NotFoundError('upload', uuid);
  const { mimetype, size, width, height, duration, hash, duplicateOf } = file;
  const facts = { mimetype, size, width, height, duration, hash, rotated, duplicateOf };
  return { uploadKey: uuid, mediaString: mediaStringOf(type, key), ...facts };
}
