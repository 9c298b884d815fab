import { existsSync } from 'node:fs';
import { type Config, ConfigError } from '../config.ts';
import { makeFolder } from '../data-folder.ts';
import type { DatabaseError } from '../database/database-error.ts';
import { lockDirectory } from '../database/directory-lock.ts';
import type { Database } from '../store/database.ts';
import { DatabaseUnavailableError } from '../store/errors.ts';
import { hasMediaFiles } from '../store/media/media-sweep.ts';
import { isAwaited } from '../store/media/media-uploads.ts';
import type { DiskStore } from './disk-store.ts';
import { lateStore } from './late-store.ts';
import type { ObjectStore } from './object-store.ts';
import { mediaFolder, type OpenBlobs, openBlobs, openFolder, storedFolder } from './open-blobs.ts';
import { StorageUnavailableError, storageReason } from './storage-outage.ts';
import { claimStore, foreignStoreSentence, readOwner, type StoreParts } from './store-owner.ts';

/**
 * Opens the store of media for the one service that is to have it. Rejects with errors for the person who starts the
 * service where it is another database's, another process's, or a bucket without the files that the database knows of. A
 * folder without them is taken for one whose disk is away: the store rejects every call until it is there. `onLost` is
 * called when another process has taken the folder over.
 */
export function takeMedia(
  config: Config,
  database: Database,
  onLost: (error: DatabaseError) => void,
): Promise<OpenBlobs> {
  return config.storage ? takeBucket(config, database) : takeFolder(config, database, onLost);
}

async function takeBucket(config: Config, database: Database): Promise<OpenBlobs> {
  const blobs = await openBlobs(config);
  try {
    await claim({ database, store: blobs.store }, config);
    blobs.admitConsole((error) => console.error(error.message));
    return blobs;
  } catch (error) {
    await blobs.close();
    throw error;
  }
}

async function takeFolder(
  config: Config,
  database: Database,
  onLost: (error: DatabaseError) => void,
): Promise<OpenBlobs> {
  const folder = mediaFolder(config);
  let unlock = () => {};
  // A new folder would hide that the files are elsewhere, and be hidden itself below the disk once that is there.
  const isAway = await lacksFiles(config, database);
  const take = async (): Promise<DiskStore> => {
    if (isAway && !existsSync(storedFolder(config))) throw new StorageUnavailableError(new Error(`${folder} is away`));
    makeFolder(folder);
    // A media folder is for one process: two would sweep each other's uploads, and each would show what only the other has.
    const advice = 'give this one a DATA_DIR of its own, or keep media in S3 for both';
    const release = await lockDirectory(folder, { advice, onLost });
    try {
      const store = await openFolder(config, awaitedIn(database));
      await claim({ database, store }, config);
      unlock = release;
      return store;
    } catch (error) {
      release();
      throw error;
    }
  };
  const store = isAway ? lateStore(() => take().catch(lateRefusal)) : await take();
  if (isAway) console.error(awaySentence(config));
  return { store, close: async () => unlock() };
}

/**
 * Tells whether an upload waits for a file: one that was cancelled counts for no quota any more. While the database does
 * not answer, every file is let in, and the sweep finds those that nobody waited for.
 */
function awaitedIn(database: Database): (key: string) => Promise<boolean> {
  return (key) => {
    const [site = ''] = key.split('/', 1);
    return database.readInstance(site, (reader) => isAwaited(reader, key)).catch(() => true);
  };
}

/** Whether the database knows of files, and the folder was never made or its disk is away. */
export async function lacksFiles(config: Config, database: Database): Promise<boolean> {
  return !config.storage && !existsSync(storedFolder(config)) && hasMediaFiles(database);
}

/** What an administrator does about a folder without the files that the database knows of. */
export function awaySentence(config: Config): string {
  return `The pictures and videos of the database are not in ${mediaFolder(config)}: mount its disk, or make the folder ${storedFolder(config)} if they are lost; neither needs a restart.`;
}

/** Once the service runs, whatever a folder is refused for is one that is not there: /health says so, and the log why. */
function lateRefusal(error: unknown): never {
  throw error instanceof DatabaseUnavailableError || error instanceof StorageUnavailableError
    ? error
    : new StorageUnavailableError(error);
}

/**
 * Refuses a store with the files of another database: none of this one's would be there, and the sweep would take the
 * others away. A store that does not answer stops nobody from starting; the sweep looks again.
 */
async function claim(parts: StoreParts, config: Config): Promise<void> {
  try {
    await refuseEmptyBucket(parts, config);
    if (await claimStore(parts)) return;
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    console.error(`Whose media the store has is not known: ${storageReason(error)}`);
    return;
  }
  throw new ConfigError(foreignStoreSentence(config));
}

/** A bucket of nobody's, with nothing in it, is not the one that has the files of the database. */
async function refuseEmptyBucket({ database, store }: StoreParts, { storage }: Config): Promise<void> {
  if (!storage || (await readOwner(store)) !== undefined) return;
  if (!(await isEmpty(store)) || !(await hasMediaFiles(database))) return;
  throw new ConfigError(
    `The bucket ${storage.bucket} is empty, but the database has pictures and videos; set S3_BUCKET to the one that has them, or put any file into it if they are lost.`,
  );
}

/** One whose list may not be read is not known to be empty. */
async function isEmpty(store: ObjectStore): Promise<boolean> {
  const first = await store
    .list()
    [Symbol.asyncIterator]()
    .next()
    .catch(() => undefined);
  return first?.done === true;
}
