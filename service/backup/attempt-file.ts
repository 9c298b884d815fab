import { setTimeout as sleep } from 'node:timers/promises';
import { DamagedFileError, lacksPermission } from '../blobs/damaged-file.ts';
import { isStorageRefusal, storageReason } from '../blobs/storage-outage.ts';
import { BackupError, systemRefusal } from './backup-error.ts';

/** A file whose way breaks off is sent again so many times, after so many milliseconds more each time. */
const [attempts, pauseMs] = [3, 200];

/** Whether a stored file was refused: asking again changes nothing, and where all are, the right to read is missing. */
export function isRefused(error: unknown): boolean {
  return error instanceof DamagedFileError ? lacksPermission(error) : isStorageRefusal(error);
}

/** Does something with one stored file, again when the store fails and did not refuse it. Rejects with `BackupError` naming the file. */
export async function attemptFile<Result>(
  key: string,
  verb: 'read' | 'written' | 'removed',
  once: () => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once();
    } catch (error) {
      if (error instanceof BackupError || systemRefusal(error, '') !== undefined) throw error;
      if (attempt === attempts || isRefused(error)) {
        const [reason] = storageReason(error).split(/\.?$/m, 1);
        throw new BackupError(`The stored file ${key} could not be ${verb}: ${reason}.`, { cause: error });
      }
      await sleep(attempt * pauseMs);
    }
  }
}
