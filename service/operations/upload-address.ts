import type { components } from '../../generated/schema.d.ts';
import type { FileLength } from '../blobs/object-store.ts';
import { HttpError } from '../http/http-error.ts';
import type { MediaType } from '../store/contract.ts';
import { UnusableFileError } from '../store/errors.ts';
import { mediaStringOf } from '../store/media/media-keys.ts';
import type { AnnouncedFile, StoredUpload } from '../store/media/media-uploads.ts';
import type { Services } from './services.ts';

type Upload = components['schemas']['Upload'];

/** The types of files that are taken, and how large they may be, bytes (specification §5, §9). */
const taken: readonly { readonly mimeType: string; readonly type: MediaType; readonly most: number }[] = [
  { mimeType: 'image/jpeg', type: 'image', most: 15_728_640 },
  { mimeType: 'image/png', type: 'image', most: 15_728_640 },
  { mimeType: 'video/quicktime', type: 'video', most: 524_288_000 },
  { mimeType: 'video/mp4', type: 'video', most: 524_288_000 },
];

/** What a client tells of a file before it is sent; `size` in bytes. */
interface TellableFile {
  readonly fileName: string;
  readonly mimeType?: string | undefined;
  readonly size?: number | undefined;
}

/**
 * What a browser announces, checked; a type that it leaves out is told by the name of the file, a size by the most that the
 * type may have. With `only`, files of the other type are refused, too.
 * @throws {UnusableFileError} `invalidMediaType` at mimeType, `fileTooLarge` at size
 */
export function announcedFile(
  { fileName, size, ...named }: TellableFile,
  only?: MediaType,
): AnnouncedFile & { readonly length: FileLength } {
  const mimetype = named.mimeType ?? typeByName(fileName);
  const kind = taken.find(({ mimeType, type }) => mimeType === mimetype && type === (only ?? type));
  if (!kind) {
    const types = taken.filter(({ type }) => type === (only ?? type)).map(({ mimeType }) => mimeType);
    throw new UnusableFileError('invalidMediaType', 'mimeType', `Only ${types.join(', ')} can be uploaded.`);
  }
  if (size !== undefined && size > kind.most) {
    const message = `A file of this type may have at most ${kind.most} bytes.`;
    throw new UnusableFileError('fileTooLarge', 'size', message);
  }
  const length = size === undefined ? { most: kind.most } : { size };
  return { type: kind.type, mimetype: kind.mimeType, size: size ?? kind.most, fileName, length };
}

/** The type that the ending of a file's name stands for, if one does. */
function typeByName(fileName: string): string | undefined {
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  return { jpg: 'image/jpeg', jpeg: 'image/jpeg', png: 'image/png', mov: 'video/quicktime', mp4: 'video/mp4' }[ending];
}

/** The signed address of a noted upload. A file that lies in the store already is not sent again: 409, `uploaded`; it can be reported. */
export async function uploadAddress(
  { blobs, config }: Pick<Services, 'blobs' | 'config'>,
  upload: StoredUpload,
  length: FileLength,
): Promise<Upload> {
  if (await blobs.stat(upload.storageKey)) {
    const message = 'The file of this upload has arrived already.';
    throw new HttpError(409, message, [{ path: 'uploadKey', message, code: 'uploaded' }]);
  }
  const { uploadAddressSeconds: expiresInSeconds } = config;
  const expiresAt = new Date(Date.now() + expiresInSeconds * 1000).toISOString();
  const { url, headers } = await blobs.presignPut(upload.storageKey, {
    mimeType: upload.mimetype,
    ...length,
    expiresInSeconds,
  });
  const mediaString = mediaStringOf(upload.type, upload.key);
  return { uploadKey: upload.uuid, mediaString, preSignedUrl: url, headers, expiresAt };
}
