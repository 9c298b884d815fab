import type { Readable } from 'node:stream';

/** Bytes from `start` to `end`, both included and counted from 0; without `end` to the last one. */
export type ByteRange = { readonly start: number; readonly end?: number };

/** How many bytes a file has, or at most where that is not known yet. */
export type FileLength = { readonly size: number } | { readonly most: number };

/** What a browser is to send by PUT: exactly this type and this many bytes, before the address expires. */
export type PutTerms = FileLength & { readonly mimeType: string; readonly expiresInSeconds: number };

/** A stored file that is being read. `size` is that of the whole file, also when a range of it is read. */
export type StoredContent = { readonly stream: Readable; readonly size: number; readonly mimeType: string };

/** What is known about a stored file; `size` in bytes. */
export type StoredFact = { readonly size: number; readonly mimeType: string };

/** A stored file in a listing; `size` in bytes, `modified` the moment when it was stored. */
export type ListedFile = { readonly key: string; readonly size: number; readonly modified: Date };

/**
 * Where the files of media lie: on the disk or in an S3-compatible store. A key is a path of words (`checkedKey`) that is used once:
 * what is stored under it never changes, it only goes. Every call rejects when the store cannot be reached.
 */
export interface ObjectStore {
  /**
   * An address for one PUT by a browser, which must send the answered headers, too. The store answers it 200; 403 when type, size or
   * signature differ or the time is over; 412 when the key is stored already.
   */
  presignPut(key: string, terms: PutTerms): Promise<{ url: string; headers: Record<string, string> }>;
  /** Stores content of the service's own; resolves once it would outlive a power cut. What the key held before is replaced. */
  put(key: string, content: Readable | Buffer, mimeType: string): Promise<void>;
  /** Opens a file, undefined when there is none. Rejects with a RangeError when `range` begins behind its end. */
  read(key: string, range?: ByteRange): Promise<StoredContent | undefined>;
  /** Size and type of a file, undefined when there is none. */
  stat(key: string): Promise<StoredFact | undefined>;
  /** Removes a file. One that is not there is removed already. */
  remove(key: string): Promise<void>;
  /** Every stored file, in the store's own order; with `after` those that follow that key in it. */
  list(after?: string): AsyncIterable<ListedFile>;
}

/** How long browsers and caches may keep a stored file: for ever, as what a key holds never changes. */
export const foreverCached = 'public, max-age=31536000, immutable';

const keyShape = /^[A-Za-z0-9_-][A-Za-z0-9._-]*(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)*$/;
const longestKey = 300;

/**
 * The key itself: words of letters, digits, `.`, `_` and `-` with `/` between them, none beginning with a dot. Throws a RangeError for any other text, a fault
 * of the service, since it makes all keys.
 */
export function checkedKey(key: string): string {
  if (key.length > longestKey || !keyShape.test(key))
    throw new RangeError(`${JSON.stringify(key)} cannot be the key of a stored file.`);
  return key;
}
