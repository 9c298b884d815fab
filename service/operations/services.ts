import type { FastifyBaseLogger } from 'fastify';
import type { ObjectStore } from '../blobs/object-store.ts';
import type { Config } from '../config.ts';
import type { Database } from '../store/database.ts';
import type { CheckConfig } from '../store/layouts/section-rules.ts';

/** What the operations work with. */
export type Services = {
  readonly database: Database;
  /** Where the files of media lie. */
  readonly blobs: ObjectStore;
  /** Checks the config of a section by a schema of the contract. */
  readonly checkConfig: CheckConfig;
  /** Ends when the service is to stop: who waits for a turn is then told so. */
  readonly closing: AbortSignal;
  /** Tells what only who runs the service can mend. */
  readonly log: Pick<FastifyBaseLogger, 'info'>;
  readonly config: Pick<Config, 'origin' | 'imagesUrl' | 'mediaQuotaBytes' | 'uploadAddressSeconds'>;
};
