import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { findBinaries } from './binaries.ts';
import { dataFiles, makeDataDirectory, readOrMakeSecret } from './data-directory.ts';
import { plainError } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { freePort } from './free-port.ts';
import { type Postmaster, startPostmaster } from './postmaster.ts';
import { databaseUrl } from './running-database.ts';
import { chooseServerUser } from './server-user.ts';

/** Where to keep the database. `port` is one of 127.0.0.1 (default: a free one); `log` is given PostgreSQL's own lines. */
export interface EmbeddedPostgresOptions {
  dataDir: string;
  port?: number;
  log?: (line: string) => void;
}

/** A running embedded database. */
export interface EmbeddedPostgres {
  /** Address for the owner of the tables. */
  url: string;
  /** Process id of PostgreSQL. */
  pid: number;
  /** Resolves when PostgreSQL has ended: after `stop`, or because something else ended it. */
  ended: Promise<void>;
  /** Ends PostgreSQL and gives the folder back. Close all connections first. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in the folder, which is made when missing. It ends with this process, however that ends; what an earlier
 * process left running is stopped first. Rejects with `DatabaseError`: no package for the machine, folder in use or not
 * writable, initdb failed, PostgreSQL did not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.dataDir);
  const binaries = findBinaries();
  const unlock = prepareFolder(folder);
  try {
    const user = chooseServerUser(binaries.postgres, folder, dataFiles(folder).pgdata);
    const password = readOrMakeSecret(folder);
    await makeDataDirectory(folder, binaries, user, password);
    const port = options.port ?? (await freePort());
    const postmaster = await startPostmaster({ folder, port, binaries, user, log: options.log ?? (() => undefined) });
    return {
      url: databaseUrl(port, password),
      pid: postmaster.pid,
      ended: postmaster.ended,
      stop: () => stop(postmaster, unlock),
    };
  } catch (error) {
    unlock();
    throw plainError(error, folder);
  }
}

function prepareFolder(folder: string): () => void {
  try {
    mkdirSync(folder, { recursive: true });
    return lockDirectory(folder);
  } catch (error) {
    throw plainError(error, folder);
  }
}

async function stop(postmaster: Postmaster, unlock: () => void): Promise<void> {
  await postmaster.stop();
  unlock();
}
