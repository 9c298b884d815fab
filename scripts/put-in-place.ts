import { existsSync, renameSync, rmSync } from 'node:fs';

/**
 * Puts a folder that was made beside it where another one stands. Others may do the same at once, or read what stands there: the
 * last one stays, each is whole, and there is hardly a moment without one.
 */
export function putInPlace(made: string, folder: string): void {
  const old = `${made}.old`;
  for (;;) {
    try {
      if (existsSync(folder)) renameSync(folder, old);
      renameSync(made, folder);
      return;
    } catch (error) {
      // Somebody came in between.
      if (!isTurned(error) || !existsSync(made)) throw error;
    } finally {
      rmSync(old, { recursive: true, force: true });
    }
  }
}

const isTurned = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String(error.code));
