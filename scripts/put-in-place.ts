import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
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
/** Tells since when a file of a former build is kept, by its name, in milliseconds since the epoch. */
const formerFile = 'former.json';

/** Keeps the `assets` of a former build, whose names tell their contents, beside those of a new one, each for a week after it was replaced. */
export function keepFormer(folder: string, made: string): void {
  const assets = join(folder, 'assets');
  const replaced = readFormer(folder);
  const kept: Record<string, number> = {};
  for (const name of existsSync(assets) ? readdirSync(assets) : []) {
    const since = replaced[name] ?? Date.now();
    const copy = join(made, 'assets', name);
    if (existsSync(copy) || Date.now() - since > namedMs) continue;
    try {
      cpSync(join(assets, name), copy);
      kept[name] = since;
    } catch (error) {
      // Another build has put its own in place meanwhile.
      if (!isTurned(error)) throw error;
    }
  }
  writeFileSync(join(made, formerFile), JSON.stringify(kept));
}

function readFormer(folder: string): Record<string, number> {
  try {
    return JSON.parse(readFileSync(join(folder, formerFile), 'utf8')) as Record<string, number>;
  } catch {
    return {};
  }
}

const isTurned = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && ['ENOTEMPTY', 'EEXIST', 'ENOENT'].includes(String(error.code));
