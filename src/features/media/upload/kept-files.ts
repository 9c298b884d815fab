import { createStore, del, delMany, entries, getMany, keys, set } from 'idb-keyval';
import { isAlive } from '../../../engine/values/storage-lifetime.ts';

/** What a file is known by: its own name and its size in bytes. */
export interface NamedFile {
  genericName: string;
  size: number;
}

/** Files that have not arrived, kept for when the page is gone before they have: a phone closes pages behind its lock. */
export interface KeptFiles {
  keep(file: File): Promise<void>;
  forget(file: NamedFile): Promise<void>;
  /** Those that were kept, of the files that are asked for. */
  find(files: readonly NamedFile[]): Promise<readonly File[]>;
}

/** The largest file that is kept, in bytes: a browser copies what it keeps, and a long film would fill a phone. */
const LARGEST = 100_000_000;

interface Kept {
  file: File;
  /** Milliseconds since the epoch. */
  storedAt: number;
}

/** Keeps files in the browser's database, for a user's upload to one site. Where it refuses, files are to be chosen again. */
export function browserFiles(user: string, instanceId: string): KeptFiles {
  const keyOf = ({ genericName, size }: NamedFile): string[] => [user, instanceId, genericName, String(size)];
  return {
    async keep(file) {
      if (file.size > LARGEST) return;
      const kept: Kept = { file, storedAt: Date.now() };
      await harmless(async () => set(keyOf({ genericName: file.name, size: file.size }), kept, store()));
    },
    async forget(file) {
      await harmless(async () => del(keyOf(file), store()));
    },
    async find(files) {
      await harmless(forgetOld);
      const kept = await harmless(async () => getMany<Kept>(files.map(keyOf), store()));
      return (kept ?? []).flatMap((one) => (one === undefined ? [] : [one.file]));
    },
  };
}

/** Whether this browser keeps a file of a user, for whatever site, that is not too old. */
export async function hasFilesOf(user: string): Promise<boolean> {
  await harmless(forgetOld);
  return ((await harmless(() => keysOf(user))) ?? []).length > 0;
}

/** Forgets every file that this browser keeps of a user, for whatever site. */
export async function forgetFilesOf(user: string): Promise<void> {
  await harmless(async () => delMany(await keysOf(user), store()));
}

/** Forgets every file that is too old, of whatever user. */
export async function forgetOldFiles(): Promise<void> {
  await harmless(forgetOld);
}

async function keysOf(user: string): Promise<IDBValidKey[]> {
  const all = await keys(store());
  return all.filter((key) => Array.isArray(key) && key[0] === user);
}

async function forgetOld(): Promise<void> {
  const all = await entries<IDBValidKey, Kept>(store());
  const old = all.filter(([, { storedAt }]) => !isAlive(storedAt, Date.now())).map(([key]) => key);
  await delMany(old, store());
}

let opened: ReturnType<typeof createStore> | undefined;

function store(): ReturnType<typeof createStore> {
  opened ??= createStore('touchline.uploads', 'files');
  return opened;
}

/** Storage that is refused or full must not stop an upload. */
async function harmless<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}
