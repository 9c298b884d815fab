import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { type KnownMarks, knownMarks, noteMark } from '../store/media/store-mark.ts';
import { storedPath } from './disk-files.ts';
import type { ObjectStore } from './object-store.ts';
import type { StoreParts } from './store-owner.ts';

/** Where a store keeps the mark of its last sweep; no file of a site is called so. */
export const markKey = 'database-mark';

/** What a restored database knows in place of marks, where its backup knew none. */
export const restoredMark = 'restored';

/** The mark of a store that two copies of a database use. */
const disputed = 'disputed';

/**
 * A store has to be one copy's for so long before anything goes, milliseconds: every copy that runs looks each hour at least. A folder that a
 * database has had from its beginning is known to be its own; a restored one knows of a mark, if only of `restoredMark`.
 */
const provenMs = 2 * 3_600_000;

/** So many marks may come late: a bucket that stood still takes them in any order, those of services that were killed among them. */
const mostBefore = 5;

/** A database and its store. `isShared`: others may use the store at the same time, as they may a bucket; a folder one process has alone. */
export type MarkedParts = StoreParts & { readonly isShared?: boolean | undefined };

/** What a store's mark says of it: whether it is the one that was last made for it, and for long enough that files may go. */
export type MarkState = { readonly isLast: boolean; readonly isProven: boolean };

/**
 * Refuses a store that another copy of this database uses as well, such as one of an earlier moment or for a trial: what
 * only the other one knows would be removed. Both are refused from then on. Rejects with the sentence for who runs them.
 * Nothing may go while the store has the mark of before, which a copy knows as well. One process at a time may ask.
 */
export async function refuseDisputed(parts: MarkedParts): Promise<MarkState> {
  const { present, known } = await readUndisputed(parts);
  return { isLast: present !== undefined && present === known.next, isProven: isProven(present) };
}

/**
 * The same, and gives the store a new mark, which no copy that was made before knows. A full store may have no room for one:
 * then `makeRoom` is called once. Answers whether files may go.
 */
export async function markStore(parts: MarkedParts, makeRoom: () => Promise<void>): Promise<boolean> {
  const { database, store, isShared } = parts;
  const { present, known } = await readUndisputed(parts);
  const isFirst = known.next === null && known.before.length === 0;
  const since = sinceOf(present) ?? (isFirst && !isShared ? 0 : Date.now());
  const next = `${new Date(since).toISOString()} ${randomUUID()}`;
  const before = [present, known.next, ...known.before].filter((mark) => typeof mark === 'string');
  await noteMark(database, { next, before: [...new Set(before)].slice(0, mostBefore) });
  await put(store, next).catch(async () => {
    await makeRoom();
    await put(store, next);
  });
  return isProven(next);
}

/** Takes the mark away, if there is one: whichever copy sweeps the store next has it. */
export async function unmarkStore(store: ObjectStore): Promise<void> {
  if (await store.stat(markKey)) await store.remove(markKey);
}

/** The mark that the store has, if any, and those that the database knows. */
async function readUndisputed({
  database,
  store,
  isShared,
}: MarkedParts): Promise<{ present?: string; known: KnownMarks }> {
  const known = await knownMarks(database);
  const content = await store.read(markKey);
  const present = content && (await text(content.stream));
  if (present === undefined) return { known };
  if (present === known.next || known.before.includes(present)) return { present, known };
  if (present !== disputed) await dispute(store);
  const [place, file] = isShared
    ? ['bucket', `object ${markKey}`]
    : ['media folder', `file media/stored/${storedPath(markKey)}`];
  throw new Error(
    `another copy of this database uses the ${place}, or a later state of it did, so nothing is removed from there; give one of them a ${place} of its own, then remove the ${file} from this one`,
  );
}

/** A full bucket takes no other text in place of a mark, but there is room once that is gone. */
async function dispute(store: ObjectStore): Promise<void> {
  await put(store, disputed).catch(async () => {
    await store.remove(markKey);
    await put(store, disputed);
  });
}

/** Since when each mark was made in place of one that was known; undefined for none, and for a moment that is yet to come. */
function sinceOf(mark: string | undefined): number | undefined {
  const since = Date.parse(mark?.split(' ', 1)[0] ?? '');
  return since <= Date.now() ? since : undefined;
}

function isProven(mark: string | undefined): boolean {
  return Date.now() - (sinceOf(mark) ?? Date.now()) >= provenMs;
}

async function put(store: ObjectStore, mark: string): Promise<void> {
  await store.put(markKey, Buffer.from(mark), 'text/plain');
}
