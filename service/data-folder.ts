import { mkdirSync, statSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { StorageUnavailableError } from './blobs/storage-outage.ts';
import { ConfigError } from './config.ts';

/**
 * Makes a folder with those above it; one that is there stays. Throws the system's error. Node's own way to make them all
 * never ends where the system says of a new folder that the one above is missing, as below `/proc`.
 */
export function makeFolder(path: string): void {
  try {
    makeOne(path);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT') || dirname(path) === path) throw error;
    makeFolder(dirname(path));
    makeOne(path);
  }
}

function makeOne(path: string): void {
  try {
    mkdirSync(path);
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}

const tooFewFiles = 'This process may open too few files (EMFILE); let it open 1,024 or more (ulimit -n).';

/** The system's refusal of a file of the data folder as a `ConfigError` in plain words; every other error as it is. */
export function dataFolderError(error: unknown, dataDir: string): unknown {
  // The store of media says that it does not answer, and why.
  const cause = error instanceof StorageUnavailableError ? error.cause : error;
  // Where a folder is read as a file, the system does not say which.
  if (cause instanceof Error && 'code' in cause && cause.code === 'EISDIR' && !('path' in cause)) {
    return new ConfigError(`DATA_DIR is "${dataDir}", but a folder stands in the place of one of its files.`, {
      cause,
    });
  }
  if (!(cause instanceof Error && 'path' in cause && 'code' in cause)) return error;
  if (cause.code === 'EMFILE') return new ConfigError(tooFewFiles, { cause });
  const inside = relative(resolve(dataDir), String(cause.path));
  if (inside.startsWith('..')) return error;
  const what = inside === '' ? 'that folder' : `"${inside}" in it`;
  return new ConfigError(`DATA_DIR is "${dataDir}", but ${what} cannot be used (${String(cause.code)}).`, { cause });
}
