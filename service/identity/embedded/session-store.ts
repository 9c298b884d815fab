import { readFile } from 'node:fs/promises';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import { writeDurably } from '../../durable-file.ts';

/** Where the provider keeps sessions, codes and refresh tokens: memory, written to one file shortly after each change. */
export type SessionStore = {
  /** The storage of one of the provider's models, for example `Session`. */
  adapter(model: string): Adapter;
  /** Writes now what is not yet on disk. Never rejects: a disk that is full must not keep a service from ending well. */
  flush(): Promise<void>;
};

type Entry = { payload: AdapterPayload; expires: number };

/**
 * Models that a revoked grant takes with it. Sessions and interactions bear a grant's id too, but belong to the browser:
 * dropping them would break signing in as somebody else.
 */
const grantedModels = new Set(['AccessToken', 'AuthorizationCode', 'RefreshToken']);
const writeDelayMs = 200;

/**
 * Anybody can begin to sign in, as any page that the browser opens can have it do, with long parameters; so many are kept, and the oldest
 * of more are dropped. All of them are written at each change.
 */
const mostInteractions = 500;

/**
 * The store in the file `path`. A missing or unreadable file is an empty store: all that is lost is who is signed in.
 * `now` is in milliseconds; `onWriteError` hears of writes that failed.
 */
export async function createSessionStore(
  path: string,
  onWriteError: (error: unknown) => void = () => {},
  now: () => number = Date.now,
): Promise<SessionStore> {
  const entries = new Map<string, Entry>(await readEntries(path));
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  function write(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    for (const [key, entry] of entries) if (entry.expires !== 0 && entry.expires <= now()) entries.delete(key);
    writing = writing.then(() => writeDurably(path, JSON.stringify([...entries])).catch(onWriteError));
    return writing;
  }
  function changed(): void {
    timer ??= setTimeout(() => void write(), writeDelayMs).unref();
  }

  return {
    adapter: (model) => modelAdapter(model, entries, changed, now),
    flush: () => (timer === undefined ? writing : write()),
  };
}

async function readEntries(path: string): Promise<[string, Entry][]> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as [string, Entry][];
  } catch {
    return [];
  }
}

function makeRoom(entries: Map<string, Entry>): void {
  const begun = [...entries.keys()].filter((key) => key.startsWith('Interaction:'));
  for (const key of begun.slice(0, Math.max(0, begun.length - mostInteractions + 1))) entries.delete(key);
}

function modelAdapter(model: string, entries: Map<string, Entry>, changed: () => void, now: () => number): Adapter {
  const keyOf = (id: string) => `${model}:${id}`;
  function live(entry: Entry | undefined): AdapterPayload | undefined {
    return entry && (entry.expires === 0 || entry.expires > now()) ? entry.payload : undefined;
  }
  function findBy(property: 'uid' | 'userCode', value: string): AdapterPayload | undefined {
    for (const [key, entry] of entries) {
      if (key.startsWith(`${model}:`) && entry.payload[property] === value) return live(entry);
    }
    return undefined;
  }
  return {
    async upsert(id, payload, expiresIn) {
      if (model === 'Interaction' && !entries.has(keyOf(id))) makeRoom(entries);
      entries.set(keyOf(id), { payload, expires: expiresIn ? now() + expiresIn * 1000 : 0 });
      changed();
    },
    find: async (id) => live(entries.get(keyOf(id))),
    findByUid: async (uid) => findBy('uid', uid),
    findByUserCode: async (userCode) => findBy('userCode', userCode),
    async consume(id) {
      const payload = live(entries.get(keyOf(id)));
      if (payload) payload.consumed = Math.floor(now() / 1000);
      changed();
    },
    async destroy(id) {
      entries.delete(keyOf(id));
      changed();
    },
    async revokeByGrantId(grantId) {
      for (const [key, entry] of entries) {
        if (entry.payload.grantId === grantId && grantedModels.has(key.slice(0, key.indexOf(':')))) entries.delete(key);
      }
      changed();
    },
  };
}
