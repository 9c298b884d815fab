import { isAlive } from '../values/storage-lifetime.ts';
import type { Delimiter } from './csv-file.ts';
import type { Mapping } from './import-columns.ts';
import type { NotedRow, RowOutcome } from './run-import.ts';

/** An import that is under way: the file, what its columns mean, and the lines that were chosen. */
export interface ImportJob {
  /** Tells it from others that the same browser was given. */
  id: string;
  file: string;
  text: string;
  /** What stood between its cells; guessed again where an older console kept none. */
  delimiter?: Delimiter;
  mapping: Mapping;
  /** The cells that rows were given in place of the file's, each with its line. */
  mended?: readonly (readonly [line: number, cells: readonly string[]])[];
  /** What names in cells were said to mean. */
  meanings?: readonly (readonly [key: string, row: object])[];
  chosen: readonly number[];
  /**
   * Identifiers of what each chosen line looked like when it was checked: anything else that looks like it later was
   * made by this import.
   */
  known: Readonly<Record<number, readonly string[]>>;
}

/** A kept import with what became of its rows so far, by line. */
export interface KeptJob extends ImportJob {
  outcomes: ReadonlyMap<number, RowOutcome>;
}

const DATABASE = 'touchline.imports';

/** What is kept of one import. Where nothing can be kept, an import lasts as long as its page. */
export interface JobStore {
  /** The kept job, if there is one that is not too old. */
  read(now?: number): Promise<KeptJob | undefined>;
  /** Keeps a new job, in place of the former one. */
  start(job: ImportJob, now?: number): Promise<void>;
  /** Keeps what became of rows, all at once. */
  note(rows: readonly NotedRow[]): Promise<void>;
  /** Forgets the job. */
  forget(): Promise<void>;
}

/** Keeps an import in the browser's database, under a key of user, site and entity. */
export function browserJobs(key: string): JobStore {
  const range = (): IDBKeyRange => IDBKeyRange.bound([key], [key, []]);
  const forget = async (): Promise<void> => {
    await harmless(async () => {
      await request('jobs', 'readwrite', (store) => store.delete(key));
      await request('rows', 'readwrite', (store) => store.delete(range()));
    });
  };
  return {
    forget,
    read: (now = Date.now()) =>
      harmless(async () => {
        const job = await request<StoredJob | undefined>('jobs', 'readonly', (store) => store.get(key));
        if (!job) return undefined;
        if (!isAlive(job.storedAt, now)) {
          await forget();
          return undefined;
        }
        const rows = await request<[number, RowOutcome][]>('rows', 'readonly', (store) => store.getAll(range()));
        return { ...job, outcomes: new Map(rows) };
      }),
    async start(job, now = Date.now()) {
      await forget();
      await harmless(() => request('jobs', 'readwrite', (store) => store.put({ ...job, storedAt: now }, key)));
    },
    async note(rows) {
      await harmless(() =>
        request('rows', 'readwrite', (store) => {
          const asked = rows.map((row) => store.put(row, [key, row[0]]));
          return asked.at(-1);
        }),
      );
    },
  };
}

/** The keys of a user's imports, on whatever site. */
const keysOf = (user: string): [string, string] => [`${user}|`, `${user}|\uffff`];

/** Whether this browser keeps an import of a user, on whatever site, that is not too old. */
export async function hasImportsOf(user: string, now = Date.now()): Promise<boolean> {
  const jobs = await harmless(() =>
    request<StoredJob[]>('jobs', 'readonly', (store) => store.getAll(IDBKeyRange.bound(...keysOf(user)))),
  );
  return jobs?.some(({ storedAt }) => isAlive(storedAt, now)) ?? false;
}

/** Forgets every import that this browser keeps of a user, on whatever site. */
export async function forgetImportsOf(user: string): Promise<void> {
  const [first, last] = keysOf(user);
  await harmless(async () => {
    await request('jobs', 'readwrite', (store) => store.delete(IDBKeyRange.bound(first, last)));
    await request('rows', 'readwrite', (store) => store.delete(IDBKeyRange.bound([first], [last])));
  });
}

/** Forgets every import that is too old, of whatever user: who does not come back reads it no more. */
export async function forgetOldImports(now = Date.now()): Promise<void> {
  await harmless(async () => {
    for (const key of await request<string[]>('jobs', 'readonly', (store) => store.getAllKeys())) {
      await browserJobs(key).read(now);
    }
  });
}

type StoredJob = ImportJob & { storedAt: number };

/** Storage that is refused or full must not stop an import. */
async function harmless<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(DATABASE, 1);
    opening.onupgradeneeded = () => {
      opening.result.createObjectStore('jobs');
      opening.result.createObjectStore('rows');
    };
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(new Error('The browser keeps nothing', { cause: opening.error }));
  });
}

async function request<Result>(
  name: 'jobs' | 'rows',
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest | undefined,
): Promise<Result> {
  const database = await open();
  try {
    return await new Promise<Result>((resolve, reject) => {
      const transaction = database.transaction(name, mode);
      const asked = ask(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(asked?.result as Result);
      transaction.onabort = () => reject(new Error('The browser keeps nothing', { cause: transaction.error }));
    });
  } finally {
    database.close();
  }
}
