import { BackupError } from './backup-error.ts';

/** What a backup or a restore is just about: rows, stored files, or checking what was written. */
export type Part = 'rows' | 'files' | 'check';

/** Who looks on: hears how far each part is, and may end it early. */
export type Watch = {
  readonly signal?: AbortSignal | undefined;
  readonly onProgress?: ((part: Part, done: number, total: number) => void) | undefined;
};

/**
 * Counts how far a part is; what it answers is called with what was done since. That throws once the command was asked
 * to end: nothing that is half done is kept then.
 */
export function startTally(part: Part, total: number, { signal, onProgress }: Watch): (count: number) => void {
  let done = 0;
  onProgress?.(part, done, total);
  return (count) => {
    refuseInterrupted(signal);
    done += count;
    onProgress?.(part, done, total);
  };
}

/** Ends what was asked to end. */
export function refuseInterrupted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw new BackupError('Interrupted; nothing of it was kept.');
}
