import type { ObjectStore } from '../blobs/object-store.ts';
import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';

/** What the operations work with. */
export type Services = {
  readonly database: Database;
  /** Where the files of media lie. */
  readonly blobs: ObjectStore;
  readonly config: Pick<Config, 'origin' | 'imagesUrl' | 'mediaQuotaBytes' | 'uploadAddressSeconds'>;
};
