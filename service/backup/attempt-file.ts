import { setTimeout as sleep } from 'node:timers/promises';
import { DamagedFileError, lacksPermission } from '../blobs/damaged-file.ts';
import { isStorageOutage, isStorageRefusal, storageReason } from '../blobs/storage-outage.ts';
import { BackupError, systemRefusal } from './backup-error.ts';
import { refuseInterrupted } from './watch.ts';

/** A file is tried again after these times, in milliseconds; the long ones are for a store that is away, as while it is started again. */
const pauses = [200, 400, 1_000, 3_000, 10_000];
const shortPauses = 2;

/** Whether a stored file was refused: asking again changes nothing, and where all are, the right to read is missing. */
export function isRefused(error: unknown): boolean {
  return error instanceof DamagedFileError ? lacksPermission(error) : isStorageRefusal(error);
}

/** Whether the store is away, and not one file of it damaged. */
const isAway = (error: unknown): boolean => isStorageOutage(error) && !(error instanceof DamagedFileError);

/**
 * Does something with one stored file, again when the store fails and did not refuse it, until `signal` asks to end. Rejects with
 * `BackupError` naming the file.
 */
export async function attemptFile<Result>(
  key: string,
  verb: 'read' | 'written' | 'removed',
  once: () => Promise<Result>,
  signal?: AbortSignal,
): Promise<Result> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await once();
    } catch (error) {
      if (error instanceof BackupError || systemRefusal(error, '') !== undefined) throw error;
      const pause = pauses.slice(0, isAway(error) ? undefined : shortPauses)[attempt];
      if (pause === undefined || isRefused(error)) {
        const [reason] = storageReason(error).split(/\.?$/m, 1);
        throw new BackupError(`The stored file ${key} could not be ${verb}: ${reason}.`, { cause: error });
      }
      await sleep(pause, undefined, { signal }).catch(() => undefined);
      refuseInterrupted(signal);
    }
  }
}
