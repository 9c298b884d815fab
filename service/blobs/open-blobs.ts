import { join } from 'node:path';
import type { Config } from '../config.ts';
import { type DiskStore, type DiskStoreConfig, diskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { uploadSecret } from './upload-secret.ts';

/** The store of media that the configuration names, and how to let go of it. */
export type OpenBlobs = { readonly store: ObjectStore; close(): Promise<void> };

/** A store for the service, which takes uploads. */
export type ServiceBlobs = OpenBlobs & {
  /**
   * Has a bucket take uploads from the console's pages, and from no others: once it is known to be this database's. Where that fails the service
   * goes on all the same, and `onWarning` hears what an administrator has to do.
   */
  admitConsole(onWarning: (error: Error) => void): void;
};

/** Opens the store: a bucket where the S3 variables are set, else the folder `media` in the data folder. */
export async function openBlobs(config: Config): Promise<ServiceBlobs> {
  if (!config.storage) return { ...kept(await openFolder(config)), admitConsole: () => undefined };
  // Only whoever has a bucket waits for its code to load.
  const { s3Store } = await import('./s3-store.ts');
  const store = s3Store(config.storage);
  const admitConsole: ServiceBlobs['admitConsole'] = (onWarning) =>
    void store.allowOrigin(config.origin).then(
      (allowed) => {
        if (!allowed)
          onWarning(new Error(`${bucket(config)} keeps its CORS rules; see that they let ${config.origin} PUT.`));
      },
      (error: unknown) => onWarning(new Error(`${bucket(config)} does not answer: ${String(error)}`, { cause: error })),
    );
  return { store, close: async () => store.close(), admitConsole };
}

/** Opens the store on the disk, which takes uploads; its folders are made where they are not there. */
export async function openFolder(config: Config, isAwaited?: DiskStoreConfig['isAwaited']): Promise<DiskStore> {
  const secret = await uploadSecret(join(config.dataDir, 'media.secret'));
  return diskStore({ folder: mediaFolder(config), origin: config.origin, secret, ...(isAwaited && { isAwaited }) });
}

/**
 * Opens the store for a command that takes no uploads: neither a bucket's rules nor a secret change. Without `make` a folder
 * that is not there stays away, and rejects every call.
 */
export async function openStoredFiles(config: Config, make: boolean): Promise<OpenBlobs> {
  if (!config.storage) return kept(diskStore({ folder: mediaFolder(config), origin: config.origin, make }));
  const { s3Store } = await import('./s3-store.ts');
  const store = s3Store(config.storage);
  return { store, close: async () => store.close() };
}

/** The folder of media, where it lies on the disk. */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => join(dataDir, 'media');

/** The folder that is made first of all, and not again: where it is not, the folder of media is another one. */
export const storedFolder = (config: Pick<Config, 'dataDir'>): string => join(mediaFolder(config), 'stored');

const kept = (store: DiskStore): OpenBlobs => ({ store, close: async () => undefined });

function bucket({ storage }: Config): string {
  return `The bucket ${storage?.bucket} at ${storage?.endpoint}`;
}
