import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** A content: whole where it is small, else a stream, of which no more is in memory than who takes it has asked for. */
export type Content = { readonly size: number; readonly body: Buffer | Readable };

/** So many bytes are small: as many as a stream would read ahead. */
export const smallBytes = 64 * 1024;

/** Rendered pictures on the disk. A name stands for one content for ever; the least recently used go when there are too many bytes. */
export type RenditionCache = {
  /** The content of a name, undefined when it is not there (any more). */
  read(name: string): Promise<Content | undefined>;
  /** The bytes of what a name stands for, undefined when it is not there (any more). */
  size(name: string): Promise<number | undefined>;
  /** Keeps a content. Resolves when it is on the disk; rejects never: what cannot be kept is rendered again. */
  keep(name: string, bytes: Buffer): Promise<void>;
  /** Resolves when everything that is being kept or removed is done. */
  settled(): Promise<void>;
};

/** Where a cache lies, how many bytes it may take on the disk, and how often a use is noted on the disk, milliseconds. */
export type RenditionCacheOptions = {
  readonly folder: string;
  readonly mostBytes: number;
  readonly noteEveryMs?: number;
};

/** What is known of a kept file: its bytes on the disk; `used` is the moment that its last use was noted on the disk, milliseconds. */
type Kept = { readonly size: number; used: number };

/** What a disk gives a file at least, bytes: pictures of one pixel, which anybody may ask for, would else fill it by the million. */
const block = 4096;
const onDisk = (bytes: number) => Math.ceil(bytes / block) * block;

/** When there is too much, this share of the limit is left, so that not every new picture makes work. */
const leftAfterRemoval = 0.9;
const unfinished = '.new';

/**
 * A cache in a folder of its own, which is made when first needed. What earlier processes left is found again, in the order of its last use:
 * files bear it as their time of change.
 */
export function renditionCache({ folder, mostBytes, noteEveryMs = 60_000 }: RenditionCacheOptions): RenditionCache {
  const place = (name: string) => join(folder, name.slice(0, 2), name);
  /** Files in the order of their last use, which is the order of a Map's keys. */
  let files: Promise<Map<string, Kept>> | undefined;
  const known = () => {
    files ??= findFiles(folder);
    return files;
  };
  const atWork = new Set<Promise<void>>();
  const behind = (work: Promise<void>) => {
    const quiet = work.catch(() => {}).finally(() => atWork.delete(quiet));
    atWork.add(quiet);
    return quiet;
  };

  async function noteUse(name: string): Promise<void> {
    const all = await known();
    const file = all.get(name);
    if (!file) return;
    all.delete(name);
    all.set(name, file);
    const now = Date.now();
    if (now - file.used < noteEveryMs) return;
    file.used = now;
    await utimes(place(name), now / 1000, now / 1000);
  }

  async function write(name: string, bytes: Buffer): Promise<void> {
    const all = await known();
    await mkdir(join(folder, name.slice(0, 2)), { recursive: true });
    const partial = join(folder, `${randomUUID()}${unfinished}`);
    try {
      await writeDurably(partial, bytes);
      await rename(partial, place(name));
    } catch (error) {
      await rm(partial, { force: true });
      throw error;
    }
    all.delete(name);
    all.set(name, { size: onDisk(bytes.length), used: Date.now() });
    await removeOldest(all);
  }

  async function removeOldest(all: Map<string, Kept>): Promise<void> {
    let total = 0;
    for (const { size } of all.values()) total += size;
    if (total <= mostBytes) return;
    for (const [name, { size }] of [...all]) {
      if (total <= mostBytes * leftAfterRemoval) return;
      all.delete(name);
      total -= size;
      await rm(place(name), { force: true });
    }
  }

  return {
    async read(name) {
      const content = await contentOf(place(name)).catch(() => undefined);
      if (content) void behind(noteUse(name));
      return content;
    },
    size: async (name) => (await stat(place(name)).catch(() => undefined))?.size,
    keep: (name, bytes) => behind(write(name, bytes)),
    async settled() {
      while (atWork.size > 0) await Promise.all(atWork);
    },
  };
}

/** The many who take a large picture slowly would each hold all of it in memory. */
async function contentOf(path: string): Promise<Content> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size > smallBytes) return { size, body: file.createReadStream() };
    const body = await file.readFile();
    await file.close();
    return { size, body };
  } catch (error) {
    await file.close();
    throw error;
  }
}

/** A name must never stand for half a content, so the bytes are on the disk before the name is. */
async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(bytes);
    await file.datasync();
  } finally {
    await file.close();
  }
}

/** What lies in the folder, least recently used first. What a killed process left unfinished is removed. */
async function findFiles(folder: string): Promise<Map<string, Kept>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const found: [string, Kept][] = [];
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (entry.name.endsWith(unfinished)) await rm(path, { force: true });
    else {
      const fact = await stat(path).catch(() => undefined);
      if (fact) found.push([entry.name, { size: onDisk(fact.size), used: fact.mtimeMs }]);
    }
  }
  return new Map(found.sort(([, one], [, other]) => one.used - other.used));
}
