import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { DiskFiles, type IncomingFile } from './disk-files.ts';
import { type ByteRange, checkedKey, foreverCached, type ObjectStore, type StoredContent } from './object-store.ts';
import { createSigner, type SignedPut } from './signatures.ts';
import { onDisk } from './storage-outage.ts';
import { UsedAddresses } from './used-addresses.ts';

/**
 * Where the disk store keeps its files, the address that browsers reach its route at, without a trailing slash, and the secret that addresses of uploads are
 * signed with; without one they are good for this store alone, as long as it lives. Unless `make` is false the folder is made where it is not there.
 */
export type DiskStoreConfig = {
  readonly folder: string;
  readonly origin: string;
  readonly secret?: Buffer;
  readonly make?: boolean;
  /** Whether somebody still waits for the file of a key; unless given, of any that has an address. */
  readonly isAwaited?: (key: string) => Promise<boolean>;
};

/** Below this path of the service lie the addresses of the disk store's uploads. */
export const uploadPath = '/blobs';

/** An upload as its request describes itself, before its body is read. */
export type UploadRequest = SignedPut & { readonly signature: string };

/** Why an upload is refused: not as it was signed, too late, used before, cancelled, stored already, other bytes than announced. */
export type UploadRefusal = 'signature' | 'expired' | 'spent' | 'cancelled' | 'stored' | 'length';

/** The object store on this machine's disk. It receives what it has signed addresses for. */
export interface DiskStore extends ObjectStore {
  /** Rejects with `StorageUnavailableError` while the folder of the stored files is away, or takes none. */
  takeFiles(): Promise<void>;
  /** Why an upload may not begin; undefined: it may. */
  refusalOf(request: UploadRequest): Promise<UploadRefusal | undefined>;
  /** Stores the body of an upload that was let begin. Rejects with the stream's error when the sender goes away; nothing is left behind then. */
  receive(request: UploadRequest, body: AsyncIterable<Buffer>): Promise<UploadRefusal | undefined>;
}

/** Whether uploads come to this service, and not to a store outside. */
export function isDiskStore(store: ObjectStore): store is DiskStore {
  return 'receive' in store;
}

/** A store in a folder, which remembers the addresses that were used: none brings back a file that was removed meanwhile. */
export function diskStore(config: DiskStoreConfig): DiskStore {
  const { folder, make = true, isAwaited = async () => true } = config;
  const files = new DiskFiles(folder);
  const used = new UsedAddresses(join(folder, 'used'));
  if (make) {
    files.make();
    used.make();
  }
  const signer = createSigner(config.secret ?? randomBytes(32));
  /** Keys whose file is just moving in: of two uploads at once only one is stored. */
  const moving = new Set<string>();

  async function isStored(key: string): Promise<boolean> {
    const found = await files.open(key);
    await found?.file.close();
    return found !== undefined;
  }

  /** What an address is good for may end before its time. */
  async function overAlready({ key, signature, expires }: UploadRequest): Promise<UploadRefusal | undefined> {
    if (await isStored(key)) return 'stored';
    if (await used.has(signature, expires)) return 'spent';
    return (await isAwaited(key)) ? undefined : 'cancelled';
  }

  /** Used first and stored then: a crash between the two costs the sender a new address, not the address its being good for once. */
  async function commitOnce(incoming: IncomingFile, { signature, expires }: UploadRequest) {
    if (!(await used.take(signature, expires))) return 'spent';
    try {
      await incoming.commit();
    } catch (error) {
      await used.giveBack(signature, expires);
      throw error;
    }
    return undefined;
  }

  async function receive(request: UploadRequest, body: AsyncIterable<Buffer>) {
    const incoming = await files.receive(request, counted(body, request.size)).catch(wrongLength);
    if (!incoming) return 'length';
    const refusal = moving.has(request.key) ? 'stored' : undefined;
    moving.add(request.key);
    try {
      // Not the time again: the address has to be good when the upload begins, however long it takes.
      const refused = refusal ?? (await overAlready(request));
      if (refused) return refused;
      return await commitOnce(incoming, request);
    } finally {
      if (!refusal) moving.delete(request.key);
      await incoming.discard();
    }
  }

  return {
    refusalOf: async (request) => signer.refusalOf(request, request.signature) ?? onDisk(() => overAlready(request)),
    receive: (request, body) => onDisk(() => receive(request, body)),
    async presignPut(key, { mimeType, expiresInSeconds, ...length }) {
      const expires = Math.floor(Date.now() / 1000) + expiresInSeconds;
      const signature = signer.sign({ method: 'PUT', key: checkedKey(key), expires, mimeType, size: 0, ...length });
      const most = 'most' in length ? { most: String(length.most) } : {};
      const query = new URLSearchParams({ expires: String(expires), signature, ...most });
      return {
        url: `${config.origin}${uploadPath}/${key}?${query}`,
        headers: { 'content-type': mimeType, 'x-amz-acl': 'public-read', 'cache-control': foreverCached },
      };
    },
    put: (key, content, mimeType) =>
      onDisk(async () => {
        const incoming = await files.receive({ key, mimeType }, Buffer.isBuffer(content) ? [content] : content);
        await incoming.commit();
      }),
    read: (key, range) => onDisk(() => readFile(files, key, range)),
    stat: (key) =>
      onDisk(async () => {
        const found = await files.open(key);
        await found?.file.close();
        return found && { size: found.size, mimeType: found.mimeType };
      }),
    remove: (key) => onDisk(() => files.remove(key)),
    takeFiles: () => onDisk(() => files.takeFiles()),
    list: (after) => files.list(after),
  };
}

/** So many bytes of a file are read at a time: a photo of 5 MB is there in 1 ms, in pieces of 64 KiB it would take 4. */
const CHUNK = 256 * 1024;

async function readFile(files: DiskFiles, key: string, range?: ByteRange): Promise<StoredContent | undefined> {
  const found = await files.open(key);
  if (!found) return undefined;
  const { file, size, mimeType, offset } = found;
  const start = range?.start ?? 0;
  const end = Math.min(range?.end ?? size - 1, size - 1);
  if (range && (start >= size || end < start)) {
    await file.close();
    throw new RangeError(`The file has ${size} bytes; there is none from ${start} to ${range.end ?? 'its end'}.`);
  }
  if (size === 0) {
    await file.close();
    return { stream: Readable.from([]), size, mimeType };
  }
  const part = { start: offset + start, end: offset + end, highWaterMark: CHUNK };
  return { stream: file.createReadStream(part), size, mimeType };
}

/** More or fewer bytes came than the request had announced. */
class LengthError extends Error {}

function wrongLength(error: unknown): undefined {
  if (!(error instanceof LengthError)) throw error;
}

/** Passes a body on, chunk by chunk, and fails as soon as it is longer than announced or when it ends too early. */
async function* counted(body: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of body) {
    seen += chunk.length;
    if (seen > size) throw new LengthError();
    yield chunk;
  }
  if (seen < size) throw new LengthError();
}
