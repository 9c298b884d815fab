import { webcrypto } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { ImageFacts } from './inspect-image.ts';
import { readAll } from './read-all.ts';

/** A picture that was looked at and cleaned. `size` is that of `bytes`; `hash` is the uploaded file's. */
export type TakenImage = Pick<ImageFacts, 'mimetype' | 'size' | 'width' | 'height' | 'rotated'> & {
  /** What is to be stored and served. */
  readonly bytes: Buffer;
  /** Whether `bytes` differ from the uploaded file. */
  readonly changed: boolean;
  /** SHA-256 of the file as it was uploaded, 64 hexadecimal digits: what a browser can compute before it sends anything. */
  readonly hash: string;
};

/**
 * All that happens to an uploaded picture: it is read, looked at and cleaned.
 * @throws {MediaFault} as `inspectImage` does
 */
export async function takeImage(content: Buffer | Readable): Promise<TakenImage> {
  const [{ factsOf }, { cleanImage }] = await imageCode();
  const uploaded = await readAll(content);
  const facts = await factsOf(uploaded);
  const [bytes, hash] = await Promise.all([cleanImage(uploaded, facts), hashOf(uploaded)]);
  const { mimetype, width, height, rotated } = facts;
  return { bytes, mimetype, size: bytes.length, width, height, rotated, changed: bytes !== uploaded, hash };
}

/** libvips is loaded with the first picture, not with the service. */
function imageCode() {
  return Promise.all([import('./inspect-image.ts'), import('./clean-image.ts')]);
}

/** SHA-256 in hexadecimal digits, computed on another thread. */
export async function hashOf(bytes: Buffer): Promise<string> {
  return Buffer.from(await webcrypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('hex');
}
