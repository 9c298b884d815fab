import { createHash } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { DamagedFileError, damagedBy } from '../blobs/damaged-file.ts';
import type { ObjectStore } from '../blobs/object-store.ts';
import { isStorageRefusal } from '../blobs/storage-outage.ts';
import { attemptFile, isRefused } from './attempt-file.ts';
import { BackupError } from './backup-error.ts';
import { linesOf, readHashed, writeHashed } from './hashed-file.ts';
import { inPortions } from './in-portions.ts';
import { type Manifest, parts, type StoredFileRecord } from './manifest.ts';
import { startTally, type Watch } from './watch.ts';

/** A file that rows name. It is `needed` unless it is of an upload under way; `size` in bytes, where it is known. */
type Key = { readonly key: string; readonly needed: boolean; readonly size: number | undefined };

/** Where the content of a stored file lies in a backup. Hashed, so that no two names differ by case alone. */
export function contentPath(folder: string, key: string): string {
  const name = createHash('sha256').update(key).digest('hex');
  return join(parts.files(folder), name.slice(0, 2), name);
}

/** Copies the files of these keys out of the store. What rows name and the store does not have, or not whole, is answered as missing. */
export async function exportFiles(
  store: ObjectStore,
  folder: string,
  keyList: string,
  watch: Watch,
): Promise<Pick<Manifest, 'files' | 'missingFiles'>> {
  const total = (await readHashed(keyList))?.lines ?? 0;
  const missingFiles: string[] = [];
  let refused: BackupError | undefined;
  const onFiles = startTally('files', total, watch);
  let [count, bytes] = [0, 0];
  const list = await writeHashed(parts.fileList(folder), async (file) => {
    for await (const copies of inPortions(readKeys(keyList), ({ key }) => copyFile(store, folder, key, watch))) {
      for (const [{ key, needed, size }, copy] of copies) {
        if (copy instanceof BackupError) refused ??= isRefused(copy.cause) ? copy : undefined;
        else if (copy) {
          await file.write(`${JSON.stringify(copy)}\n`);
          count++;
          bytes += copy.size;
          if ((size ?? copy.size) === copy.size) continue;
        }
        if (needed) missingFiles.push(key);
      }
      onFiles(copies.length);
    }
  });
  if (refused && count === 0) throw refused;
  return { files: { count, bytes, sha256: list.sha256 }, missingFiles };
}

async function* readKeys(keyList: string): AsyncGenerator<Key> {
  for await (const line of linesOf(keyList)) {
    const [key, needed, size] = JSON.parse(line) as [string, string, string | null];
    yield { key, needed: needed === 'true', size: size === null ? undefined : Number(size) };
  }
}

/** A stored file's copy; an error where the store has it, but does not give it back. */
async function copyFile(
  store: ObjectStore,
  folder: string,
  key: string,
  { signal }: Watch,
): Promise<StoredFileRecord | BackupError | undefined> {
  const path = contentPath(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const copy = async () => {
    await rm(path, { force: true });
    return copyOnce(store, path, key);
  };
  return attemptFile(key, 'read', copy, signal).catch(async (error: unknown) => {
    if (!(error instanceof BackupError && isOfOneFile(error.cause))) throw error;
    await rm(path, { force: true });
    return error;
  });
}

/** Whether a failure concerns the file alone, and not the store. */
const isOfOneFile = (cause: unknown): boolean => cause instanceof DamagedFileError || isStorageRefusal(cause);

async function copyOnce(store: ObjectStore, path: string, key: string): Promise<StoredFileRecord | undefined> {
  const content = await store.read(key);
  if (!content) return undefined;
  const { bytes, sha256 } = await writeHashed(path, async (file) => {
    for await (const chunk of chunksOf(content.stream)) await file.write(chunk);
  });
  if (bytes !== content.size) throw new Error(`${bytes} of ${content.size} bytes came`);
  return { key, mimeType: content.mimeType, size: content.size, sha256 };
}

/** A disk that fails at a part of one file leaves the others to be saved. */
async function* chunksOf(stream: Readable): AsyncGenerator<Buffer> {
  try {
    yield* stream as AsyncIterable<Buffer>;
  } catch (error) {
    throw damagedBy(error);
  }
}
