import { type DecodedPicture, decodePicture as decodeInBrowser, type EncodedPicture } from './decode-picture.ts';
import { type FileFault, faultOf } from './file-fault.ts';
import {
  MEDIA_TYPES,
  type MediaKind,
  type MediaType,
  SIGNATURE_BYTES,
  type Signature,
  signatureOf,
} from './file-signature.ts';
import { HASHED_BYTES, hashOf } from './hash-file.ts';
import { pictureHeader } from './picture-header.ts';

/** Most bytes of a picture (specification §5 and §9). */
export const IMAGE_BYTES = 15_728_640;
/** Most bytes of a video: 500 MB. */
export const VIDEO_BYTES = 524_288_000;
/** Most pixels of a picture: 50 megapixels, read from its header before anything decodes it. */
const IMAGE_PIXELS = 50_000_000;

/** A file that may be uploaded. */
export interface CheckedFile {
  file: File;
  kind: MediaKind;
  /** By its content, whatever its name says. */
  mimeType: MediaType;
  /** Pixels as it is shown, rotated as the camera was held. */
  width: number;
  height: number;
  /** Seconds, of a video. */
  duration: number | undefined;
  /** SHA-256 as hex; undefined for what is too large to be hashed here. */
  hash: string | undefined;
  /** A small picture of it; undefined where the browser cannot decode the video, which the service may still be able to. */
  preview: Blob | undefined;
  /** A still smaller one as a `data:` address. */
  thumb: string | undefined;
}

/** What looking at a file led to. */
export type Checked = { file: CheckedFile; fault?: undefined } | { file?: undefined; fault: FileFault };

/** What is wanted of a file, and what decodes it: the browser unless told. */
export interface CheckOptions {
  /** The kinds that may be uploaded here; both unless told. */
  kinds?: readonly MediaKind[] | undefined;
  decodePicture?: (picture: EncodedPicture) => Promise<DecodedPicture>;
  /** Is told the SHA-256 of a file (hex) as soon as it is known: whoever asks the service about it need not wait until it is decoded. */
  onHash?: ((hash: string, kind: MediaKind) => void) | undefined;
}

/**
 * Looks at a file before a byte of it is sent (specification §5): by its content and not by its name, its size and pixels first, then decoded. Never throws:
 * a file that cannot be read is a fault like any other.
 */
export async function checkFile(file: File, options: CheckOptions = {}): Promise<Checked> {
  try {
    return await look(file, options);
  } catch {
    return { fault: faultOf((await isReadable(file)) ? 'undecodable' : 'unreadable') };
  }
}

/** Whether a file can still be read: one that was changed, moved or taken away since it was chosen cannot. */
export async function isReadable(file: Blob): Promise<boolean> {
  try {
    await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}

async function look(file: File, options: CheckOptions): Promise<Checked> {
  if (file.size === 0) return { fault: faultOf((await isReadable(file)) ? 'empty' : 'unreadable') };
  const signature = signatureOf(new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer()));
  if (signature.type === undefined) return { fault: otherType(signature) };
  const { type } = signature;
  const kind = MEDIA_TYPES[type];
  const { kinds } = options;
  if (kinds && !kinds.includes(kind)) return { fault: faultOf('unwantedKind') };
  const limit = kind === 'image' ? IMAGE_BYTES : VIDEO_BYTES;
  if (file.size > limit) return { fault: faultOf('tooLarge', { size: file.size, limit }) };
  if (type === 'image/jpeg' || type === 'image/png') return checkPicture(file, type, options);
  const reader = await import('./check-video.ts').catch(() => undefined);
  if (!reader) return { fault: faultOf('unchecked') };
  const video = await reader.checkVideo(file);
  if ('code' in video) return { fault: video };
  const hash = file.size <= HASHED_BYTES ? await hashOf(await bytesOf(file)) : undefined;
  if (hash !== undefined) options.onHash?.(hash, kind);
  return { file: { file, kind, mimeType: type, hash, ...video } };
}

function otherType(signature: Signature & { type: undefined }): FileFault {
  return signature.name === undefined ? faultOf('otherType') : faultOf('namedType', { type: signature.name });
}

async function checkPicture(
  file: File,
  mimeType: 'image/jpeg' | 'image/png',
  { decodePicture = decodeInBrowser, onHash }: CheckOptions,
): Promise<Checked> {
  const bytes = await bytesOf(file);
  const header = pictureHeader(mimeType, bytes);
  if (!header || header.width === 0 || header.height === 0) return { fault: faultOf('undecodable') };
  const { width, height, isWhole } = header;
  if (width * height > IMAGE_PIXELS) {
    return { fault: faultOf('tooManyPixels', { width, height, limit: IMAGE_PIXELS / 1_000_000 }) };
  }
  if (!isWhole) return { fault: faultOf('truncated') };
  const [hash, { preview, thumb, ...shown }] = await Promise.all([
    toldHash(bytes, onHash),
    decodePicture({ file, bytes, mimeType, width, height }),
  ]);
  // A decoder that shrinks tells the shape; the pixels stand in the header.
  const isTurned = shown.width > shown.height !== width > height && shown.width !== shown.height;
  const size = isTurned ? { width: height, height: width } : { width, height };
  return { file: { file, kind: 'image', mimeType, ...size, duration: undefined, hash, preview, thumb } };
}

async function toldHash(bytes: Uint8Array<ArrayBuffer>, onHash: CheckOptions['onHash']): Promise<string | undefined> {
  const hash = await hashOf(bytes);
  if (hash !== undefined) onHash?.(hash, 'image');
  return hash;
}

async function bytesOf(file: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await file.arrayBuffer());
}
