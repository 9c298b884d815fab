import { join } from 'node:path';
import type { Config } from '../config.ts';
import { diskStore } from './disk-store.ts';
import type { ObjectStore } from './object-store.ts';
import { uploadSecret } from './upload-secret.ts';

/** The store of media that the configuration names, and how to let go of it. */
export type OpenBlobs = { readonly store: ObjectStore; close(): Promise<void> };

/**
 * Opens the store: a bucket where the S3 variables are set, else the folder `media` in the data folder. The bucket is told to take uploads from
 * the console's pages; where that fails the service starts all the same, and `onWarning` hears what an administrator has to do.
 */
export async function openBlobs(config: Config, onWarning: (error: Error) => void): Promise<OpenBlobs> {
  if (!config.storage) {
    const secret = await uploadSecret(join(config.dataDir, 'media.secret'));
    return onDisk(config, secret);
  }
  // Only whoever has a bucket waits for its code to load.
  const { s3Store } = await import('./s3-store.ts');
  const store = s3Store(config.storage);
  void store.allowOrigin(config.origin).then(
    (allowed) => {
      if (!allowed)
        onWarning(new Error(`${bucket(config)} keeps its CORS rules; see that they let ${config.origin} PUT.`));
    },
    (error: unknown) => onWarning(new Error(`${bucket(config)} does not answer: ${String(error)}`, { cause: error })),
  );
  return { store, close: async () => store.close() };
}

/** Opens the store for a command that takes no uploads: neither a bucket's rules nor a secret change. */
export async function openStoredFiles(config: Config): Promise<OpenBlobs> {
  if (!config.storage) return onDisk(config);
  const { s3Store } = await import('./s3-store.ts');
  const store = s3Store(config.storage);
  return { store, close: async () => store.close() };
}

function onDisk({ dataDir, origin }: Config, secret?: Buffer): OpenBlobs {
  const store = diskStore({ folder: join(dataDir, 'media'), origin, ...(secret && { secret }) });
  return { store, close: async () => undefined };
}

function bucket({ storage }: Config): string {
  return `The bucket ${storage?.bucket} at ${storage?.endpoint}`;
}
