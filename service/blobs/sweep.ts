import type { Database, Transaction } from '../store/database.ts';
import { forgetImports } from '../store/imports/imported-rows.ts';
import {
  type DoomedFile,
  deleteItemsWithoutFile,
  forgetDoomedFile,
  forgetStaleUploads,
  listDoomedFiles,
  listSiteIds,
  releaseUnusedFiles,
  unknownStorageKeys,
  whileAlone,
} from '../store/media/media-sweep.ts';
import type { ObjectStore } from './object-store.ts';
import { markStore, refuseDisputed } from './store-mark.ts';
import { isForeignStore } from './store-owner.ts';

/**
 * What the sweep works on. `isShared`: others may use the store at the same time, as they may a bucket. `onError` hears what
 * went wrong with one file or site; the rest is swept all the same.
 */
export type SweepParts = {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly isShared?: boolean;
  readonly onError: (error: Error) => void;
};

/** How many of each kind a sweep has cleared away. `strays` are stored files that no row knew. */
export type Swept = { uploads: number; items: number; files: number; strays: number };

/** The sweep of a running service. */
export type Sweep = {
  /** Ends it; what it does with one file or one batch of rows is finished first. */
  stop(): Promise<void>;
};

const everyMs = 3_600_000;
/** What was let go of counts for no quota any more: so soon it goes, or one site could fill the disk of all, milliseconds. */
const doomedMs = 60_000;
/** An upload is given up after so many hours; a stored file of that age has its row, or gets none any more. */
const uploadHours = 24;
/** Somebody may still send the file of an item for so many hours. */
const itemHours = 7 * 24;
/** So many days is it known what an import made: longer than any browser goes on with one. */
const importDays = 30;
/** After so many failures the store is taken for out of reach, and the rest waits for the next sweep. */
const mostFailures = 10;
/** So many stored files are compared with the rows at once. */
const batchSize = 500;

/**
 * Sweeps at once and then every hour, and what was let go of after `soonMs` milliseconds at most, in one process of the
 * service at a time, until it is stopped.
 */
export function startSweep(parts: SweepParts, soonMs = doomedMs): Sweep {
  const stopping = new AbortController();
  const { signal } = stopping;
  let running = Promise.resolve();
  /** What could not be removed once would fail each minute: it waits for the whole sweep. */
  let isFailing = false;
  /** What was said since the last whole sweep: another copy of the database is looked for each minute, and told once. */
  const said = new Set<string>();
  const sayOnce = (error: Error) => {
    if (!said.has(error.message)) parts.onError(error);
    said.add(error.message);
  };
  const run = (work: () => Promise<unknown>, onError = parts.onError) => {
    running = running.then(async () => {
      await work().catch(told({ onError }));
    });
  };
  const all = () => {
    said.clear();
    run(() => sweep(parts, signal).finally(() => (isFailing = false)));
  };
  const soon = async () => {
    const waits = isFailing;
    isFailing = true;
    isFailing = !(await sweepDoomed(parts, signal, waits));
  };
  all();
  const timers = [setInterval(all, everyMs), setInterval(() => run(soon, sayOnce), soonMs)];
  for (const timer of timers) timer.unref();
  return {
    stop: () => {
      for (const timer of timers) clearInterval(timer);
      stopping.abort();
      return running;
    },
  };
}

/** Removes the files that were let go of, unless another process sweeps or they `wait`. Answers whether all of them went. */
async function sweepDoomed(parts: SweepParts, signal: AbortSignal, wait: boolean): Promise<boolean> {
  const went = await whileAlone(parts.database, async () => {
    await refuseForeign(parts);
    if (wait) {
      await refuseDisputed(parts);
      return false;
    }
    // A copy of the database that has just started is met here, before much can be let go of there.
    if (!(await mayRemove(parts))) return true;
    return removeDoomed(parts, { files: 0 }, signal);
  });
  return went ?? true;
}

/**
 * Brings rows and stored files together, and forgets what old imports made: gives up what was never finished, removes the files that a deletion has doomed, and those that no row knows. Each
 * step may be interrupted anywhere; the next sweep goes on. Undefined: another process is at it.
 */
export function sweep(parts: SweepParts, signal: AbortSignal): Promise<Swept | undefined> {
  return whileAlone(parts.database, async () => {
    const sites = await parts.database.readPlatform(listSiteIds);
    const swept = { uploads: 0, items: 0, files: 0, strays: 0 };
    for (const site of sites) {
      if (signal.aborted) return swept;
      await sweepRows(parts, site, swept, signal).catch(told(parts));
    }
    await refuseForeign(parts);
    if (!(await markStore(parts, () => removeFirstDoomed(parts)))) return swept;
    await removeDoomed(parts, swept, signal);
    await removeStrays(parts, new Set(sites), swept, signal);
    return swept;
  });
}

/** The files of another database would all be strays here. */
async function refuseForeign(parts: SweepParts): Promise<void> {
  if (await isForeignStore(parts)) throw new Error('the store has the files of another database');
}

async function sweepRows({ database }: SweepParts, site: string, swept: Swept, signal: AbortSignal): Promise<void> {
  const inBatches = async (step: (transaction: Transaction) => Promise<number>) => {
    let all = 0;
    for (let some = 1; some > 0 && !signal.aborted; all += some) some = await database.inInstance(site, step);
    return all;
  };
  swept.uploads += await inBatches((transaction) => forgetStaleUploads(transaction, uploadHours));
  swept.items += await inBatches((transaction) => deleteItemsWithoutFile(transaction, itemHours));
  await inBatches((transaction) => releaseUnusedFiles(transaction, uploadHours));
  await inBatches((transaction) => forgetImports(transaction, importDays));
}

/**
 * The file goes before its row: between the two the next sweep removes a file that is gone already, which does no harm.
 * Answers whether nothing failed.
 */
async function removeDoomed(parts: SweepParts, swept: Pick<Swept, 'files'>, signal: AbortSignal): Promise<boolean> {
  let last: DoomedFile | undefined;
  let failures = 0;
  do {
    const doomed = await parts.database.readPlatform((platform) => listDoomedFiles(platform, last));
    for (const { storageKey } of doomed) {
      if (signal.aborted || failures === mostFailures) return false;
      try {
        await removeFile(parts, storageKey);
        swept.files++;
      } catch (error) {
        failures++;
        told(parts)(error);
      }
    }
    last = doomed.at(-1);
  } while (last);
  return failures === 0;
}

/** Whether files may go. A bucket that had no room for its last mark gets one as soon as there is a file to give its place. */
async function mayRemove(parts: SweepParts): Promise<boolean> {
  const { isLast, isProven } = await refuseDisputed(parts);
  if (isLast) return isProven;
  const doomed = await parts.database.readPlatform((platform) => listDoomedFiles(platform));
  return doomed.length > 0 && markStore(parts, () => removeFirstDoomed(parts));
}

/** Room for a mark in a bucket that is full: without one nothing would ever be removed from there. */
async function removeFirstDoomed(parts: SweepParts): Promise<void> {
  const [first] = await parts.database.readPlatform((platform) => listDoomedFiles(platform));
  if (first) await removeFile(parts, first.storageKey);
}

async function removeFile({ database, store }: SweepParts, storageKey: string): Promise<void> {
  await store.remove(storageKey);
  await database.platform((platform) => forgetDoomedFile(platform, storageKey));
}

/** Files that are older than any upload may be, compared with the rows of the site that their key begins with. Other files are not ours. */
async function removeStrays(parts: SweepParts, sites: ReadonlySet<string>, swept: Swept, signal: AbortSignal) {
  const youngest = Date.now() - uploadHours * 3_600_000;
  const batches = new Map<string, string[]>();
  for await (const { key, modified } of parts.store.list()) {
    if (signal.aborted) return;
    const site = key.split('/', 1)[0] ?? '';
    if (!sites.has(site) || Number(modified) > youngest) continue;
    const batch = [...(batches.get(site) ?? []), key];
    batches.set(site, batch.length < batchSize ? batch : []);
    if (batch.length === batchSize) await removeUnknown(parts, site, batch, swept);
  }
  for (const [site, batch] of batches) await removeUnknown(parts, site, batch, swept);
}

async function removeUnknown({ database, store, onError }: SweepParts, site: string, keys: string[], swept: Swept) {
  const strays = await database.readInstance(site, (reader) => unknownStorageKeys(reader, keys));
  for (const key of strays) {
    await store.remove(key).then(() => {
      swept.strays++;
    }, told({ onError }));
  }
}

function told({ onError }: Pick<SweepParts, 'onError'>): (error: unknown) => undefined {
  return (error) => void onError(error instanceof Error ? error : new Error(String(error)));
}
