import { resolve } from 'node:path';
import { readOrMakeSecret } from './data-directory.ts';
import { plainError } from './database-error.ts';
import { lockHolder } from './directory-lock.ts';
import { readPostmaster } from './postmaster.ts';

/** The address of the embedded database that another process runs in the folder; undefined when none does. Throws `DatabaseError`. */
export function runningDatabaseUrl(dataDir: string): string | undefined {
  const folder = resolve(dataDir);
  try {
    if (lockHolder(folder) === undefined) return undefined;
    const postmaster = readPostmaster(folder);
    return postmaster && databaseUrl(postmaster.port, readOrMakeSecret(folder));
  } catch (error) {
    throw plainError(error, folder);
  }
}

/** The address of an embedded database for the owner of its tables. */
export function databaseUrl(port: number, password: string): string {
  return `postgres://postgres:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres?sslmode=disable`;
}
