import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';

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

/** Makes a folder beside where it belongs and then puts it there: one that is being served, or made twice at once, is never half a one. */
export async function makeInPlace(folder: string, make: (made: string) => Promise<void>): Promise<void> {
  const made = `${folder}-${process.pid}`;
  mkdirSync(made, { recursive: true });
  try {
    await make(made);
    putInPlace(made, folder);
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

const isTurned = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String(error.code));
