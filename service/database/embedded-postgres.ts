import { resolve } from 'node:path';
import { makeFolder } from '../data-folder.ts';
import { findBinaries } from './binaries.ts';
import { dataFiles, makeDataDirectory, readOrMakeSecret } from './data-directory.ts';
import { DatabaseError, plainError } from './database-error.ts';
import { lockDirectory } from './directory-lock.ts';
import { freePort } from './free-port.ts';
import { startPostmaster } from './postmaster.ts';
import { databaseUrl } from './running-database.ts';
import { chooseServerUser } from './server-user.ts';
import { supervise } from './supervisor.ts';

/**
 * Where to keep the database. `port` is one of 127.0.0.1 (default: a free one); `log` is given PostgreSQL's own lines;
 * `onRestart` is given one sentence whenever PostgreSQL ended by itself and is started again.
 */
export interface EmbeddedPostgresOptions {
  dataDir: string;
  port?: number;
  log?: (line: string) => void;
  onRestart?: (sentence: string) => void;
}

/** A running embedded database. */
export interface EmbeddedPostgres {
  /** Address for the owner of the tables. */
  url: string;
  /** Process id of PostgreSQL; another one after each restart. */
  readonly pid: number;
  /** Resolves when PostgreSQL ended by itself and is not started again, or the folder is another's; never after `stop`. */
  failed: Promise<DatabaseError>;
  /** Ends PostgreSQL and gives the folder back. Close all connections first. */
  stop(): Promise<void>;
}

/**
 * Starts PostgreSQL in the folder, which is made when missing. It ends with this process, however that ends; what an earlier
 * process left running is stopped first. Should it end by itself, it is started again at the same address. Rejects with `DatabaseError`: no package for the machine, folder in use or not
 * writable, initdb failed, PostgreSQL did not start.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const folder = resolve(options.dataDir);
  const binaries = findBinaries();
  const lost = Promise.withResolvers<DatabaseError>();
  const unlock = await prepareFolder(folder, lost.resolve);
  try {
    const user = chooseServerUser(binaries.postgres, folder, dataFiles(folder).pgdata);
    const password = readOrMakeSecret(folder);
    await makeDataDirectory(folder, binaries, user, password);
    const port = options.port ?? (await freePort());
    const start = () => startPostmaster({ folder, port, binaries, user, log: options.log ?? (() => undefined) });
    const supervised = supervise(await start(), { start, onRestart: options.onRestart ?? (() => undefined) });
    return {
      url: databaseUrl(port, password),
      get pid() {
        return supervised.pid();
      },
      failed: Promise.race([lost.promise.finally(() => supervised.abandon()), supervised.failed]),
      stop: () => supervised.stop().finally(unlock),
    };
  } catch (error) {
    unlock();
    throw plainError(error, folder);
  }
}

async function prepareFolder(folder: string, onLost: (error: DatabaseError) => void): Promise<() => void> {
  try {
    makeFolder(folder);
    return await lockDirectory(folder, { onLost });
  } catch (error) {
    const plain = plainError(error, folder);
    if (plain !== error || !isFromSystem(error)) throw plain;
    throw new DatabaseError(`The data folder ${folder} cannot be made (${error.code}); set DATA_DIR to another one.`, {
      cause: error,
    });
  }
}

function isFromSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
