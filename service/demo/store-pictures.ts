import { openStoredFiles } from '../blobs/open-blobs.ts';
import { isStorageOutage } from '../blobs/storage-outage.ts';
import { foreignStoreSentence, isForeignStore } from '../blobs/store-owner.ts';
import { awaySentence, lacksFiles } from '../blobs/take-media.ts';
import { type Config, ConfigError, type StorageConfig } from '../config.ts';
import type { Database } from '../store/database.ts';
import { type DemoFile, drawDemoPictures } from './pictures/demo-pictures.ts';

/**
 * Draws the pictures of the demo and stores them where this configuration keeps media. Rejects when that takes none, for a bucket with a
 * `ConfigError`, and where a `database` is given whose media that is not, or is away.
 */
export async function storePictures(config: Config, database?: Database): Promise<DemoFile[]> {
  if (database && (await lacksFiles(config, database))) throw new ConfigError(awaySentence(config));
  const blobs = await openStoredFiles(config, true);
  try {
    if (database && (await isForeignStore({ database, store: blobs.store }))) {
      throw new ConfigError(foreignStoreSentence(config));
    }
    return await drawDemoPictures(blobs.store);
  } catch (error) {
    throw (config.storage && refusalOf(config.storage, error)) ?? error;
  } finally {
    await blobs.close();
  }
}

/** The failure of a bucket in one sentence, for the one who starts the service; undefined for errors of another kind. */
function refusalOf({ bucket, endpoint }: StorageConfig, error: unknown): ConfigError | undefined {
  const reason = isStorageOutage(error) ? 'it does not answer' : refusedAs(error);
  if (reason === undefined) return undefined;
  return new ConfigError(
    `The bucket ${bucket} at ${endpoint} takes no pictures of the demo (${reason}); see to the S3_ variables, or set SEED=none.`,
    { cause: error },
  );
}

/** What the store calls its refusal. What its client throws bears what is known of the call. */
function refusedAs(error: unknown): string | undefined {
  return error instanceof Error && '$metadata' in error ? error.name : undefined;
}
