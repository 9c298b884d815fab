import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

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

/** Pages that were open at a build, and a service that ran, name files of the former one for some time, milliseconds. */
const namedMs = 7 * 24 * 3_600_000;

/** Keeps the files of a former build, whose names tell their contents, beside those of a new one. Older ones are named by nobody any more. */
export function keepFormer(folder: string, made: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [former, kept] = [join(folder, name), join(made, name)];
    const isNamed = Date.now() - statSync(former).mtimeMs < namedMs;
    if (isNamed && !existsSync(kept)) cpSync(former, kept, { preserveTimestamps: true });
  }
}

const isTurned = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String(error.code));
