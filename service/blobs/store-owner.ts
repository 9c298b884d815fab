import { text } from 'node:stream/consumers';
import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import { databaseIdentity } from '../store/media/media-sweep.ts';
import type { ObjectStore } from './object-store.ts';

/** Where a store keeps the identity of the database whose files it has; no file of a site is called so. */
export const ownerKey = 'database-identity';

/** The database that a store is for, and the store. */
export type StoreParts = { readonly database: Database; readonly store: ObjectStore };

/** Whether the store has the files of another database. One that has none of any database is nobody's yet. */
export async function isForeignStore({ database, store }: StoreParts): Promise<boolean> {
  const [own, owner] = await Promise.all([database.readPlatform(databaseIdentity), readOwner(store)]);
  return owner !== undefined && owner !== own;
}

/** The sentence about a store of another database, for the one who set the service up. */
export function foreignStoreSentence({ dataDir, storage }: Pick<Config, 'dataDir' | 'storage'>): string {
  const [place, name] = storage ? [`bucket ${storage.bucket}`, 'S3_BUCKET'] : [`folder ${dataDir}`, 'DATA_DIR'];
  return `The ${place} has the media of another database; set ${name} to one of its own.`;
}

/** Makes the store that of this database unless it is another one's; then false. Several processes of one database may share it. */
export async function claimStore(parts: StoreParts): Promise<boolean> {
  if ((await readOwner(parts.store)) === undefined) {
    await giveStore(parts.store, await parts.database.readPlatform(databaseIdentity));
  }
  // Of two databases that claim it at once the later one has it.
  return !(await isForeignStore(parts));
}

/** Makes the store that of the database with this identity, whosever it was. */
export async function giveStore(store: ObjectStore, identity: string): Promise<void> {
  await store.put(ownerKey, Buffer.from(identity), 'text/plain');
}

/** The identity of the database that a store is for; undefined: nobody's yet. */
export async function readOwner(store: ObjectStore): Promise<string | undefined> {
  const content = await store.read(ownerKey);
  return content && text(content.stream);
}
