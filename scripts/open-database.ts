import { existsSync } from 'node:fs';
import { BackupError } from '../service/backup/backup-error.ts';
import { type Config, ConfigError, readConfig } from '../service/config.ts';
import { dataFolderError } from '../service/data-folder.ts';
import { dataFiles } from '../service/database/data-directory.ts';
import { DatabaseError } from '../service/database/database-error.ts';
import { startEmbeddedPostgres } from '../service/database/embedded-postgres.ts';
import { runningDatabaseUrl } from '../service/database/running-database.ts';
import { type Database, openDatabase } from '../service/store/database.ts';
import { DatabaseSetupError, DatabaseUnavailableError, StorageFullError } from '../service/store/errors.ts';
import { migrate } from '../service/store/migrate.ts';
import { PlainError } from './plain-error.ts';

/** The migrated database that the environment names, opened as the owner of the tables, and its address for the owner of the tables. */
export interface OpenDatabase {
  database: Database;
  url: string;
  config: Config;
}

/**
 * Runs `work` on the database that the service of this environment uses: DATABASE_URL, else the embedded one in DATA_DIR, whether the
 * service runs at the moment or not. Throws `PlainError` when it cannot be reached.
 */
export function withDatabase(
  work: (open: OpenDatabase) => Promise<void>,
  check?: (config: Config) => void,
): Promise<void> {
  return withServer(async ({ url, config }) => {
    await migrate(url, undefined, { onDelay: console.error });
    const database = await openDatabase(url, { poolSize: 2, asOwner: true });
    try {
      await work({ database, url, config });
    } finally {
      await database.close();
    }
  }, check);
}

/** Refuses a data folder without a database: a command that needs one would make it, empty. */
export function refuseNothing({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== undefined || existsSync(dataFiles(dataDir).pgdata)) return;
  throw new PlainError(`The data folder ${dataDir} has no database; DATA_DIR or DATABASE_URL says where it is.`);
}

/** As `withDatabase`, for work that takes the database as it is: neither migrated nor opened. `check` comes before all else. */
export async function withServer(
  work: (server: Omit<OpenDatabase, 'database'>) => Promise<void>,
  check: (config: Config) => void = () => undefined,
): Promise<void> {
  let config: Config | undefined;
  try {
    config = readConfig(process.env);
    check(config);
    const running = config.databaseUrl ?? runningDatabaseUrl(config.dataDir);
    const own = running === undefined ? await startEmbeddedPostgres({ dataDir: config.dataDir }) : undefined;
    try {
      await work({ url: running ?? own?.url ?? '', config });
    } finally {
      await own?.stop();
    }
  } catch (reason) {
    const error = config ? dataFolderError(reason, config.dataDir) : reason;
    throw error instanceof Error && isPlain(error) ? new PlainError(error.message) : error;
  }
}

/** Whether the message says all that the person who runs the command needs. */
function isPlain(error: Error): boolean {
  const kinds = [
    BackupError,
    ConfigError,
    DatabaseError,
    DatabaseSetupError,
    DatabaseUnavailableError,
    StorageFullError,
  ];
  return kinds.some((kind) => error instanceof kind);
}
