import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { appRole } from './app-role.ts';
import { connectOwner, databaseOf } from './connect-owner.ts';
import { failedQuery, isReadOnly } from './database-failures.ts';
import { DatabaseSetupError } from './errors.ts';
import { lockKeys } from './locks/lock-keys.ts';

interface Migration {
  name: string;
  text: string;
  sha256: string;
  /** Hashes of former texts that did the same wherever they did not fail: `-- Ran before as <sha256>`. */
  formerly: readonly string[];
}

/** The name and the hash of a migration that has run. */
export type AppliedMigration = Pick<Migration, 'name' | 'sha256'>;

/** The transaction in which a database is migrated. `run` runs what is missing, of `names` alone when they are given. */
export interface MigrationRun {
  client: Client;
  run(names?: ReadonlySet<string>): Promise<string[]>;
}

/**
 * Who hears, in one sentence, that it takes longer than `delayMs` milliseconds (10 s). Where others hold a table, it is tried
 * for `lockMs` (2 s), and again after `pauseMs` (4 s).
 */
type MigrationDelay = {
  readonly onDelay?: (sentence: string) => void;
  readonly delayMs?: number;
  readonly lockMs?: number;
  readonly pauseMs?: number;
};

const allMigrations = new URL('../migrations/', import.meta.url);

/**
 * Brings the database up to date, as the user of `url`, who owns the tables: all missing files of `folder` in one
 * transaction. Safe to run in several processes at once. Answers the names of the files that ran. Rejects with
 * `DatabaseSetupError`: the server does not answer, is too old or takes no writes, the encoding is not UTF8, a file that has
 * run was changed, the user may not make the service's role. What holds the tables is waited for, however long.
 */
export async function migrate(
  url: string,
  folder: URL = allMigrations,
  { onDelay, delayMs = 10_000, lockMs = 2_000, pauseMs = 4_000 }: MigrationDelay = {},
): Promise<string[]> {
  const where = databaseOf(url);
  const timer = setTimeout(
    () => onDelay?.(`The tables of the database ${where} are not ready yet: there is much to do, or others hold them.`),
    delayMs,
  );
  try {
    for (;;) {
      const names = await whileMigrating(url, (started) => runBriefly(started, lockMs), folder).catch(unlessHeld);
      if (names) return names;
      await sleep(pauseMs);
    }
  } catch (error) {
    const failure = failedQuery(error);
    if (!(failure instanceof DatabaseError)) throw failure;
    if (isReadOnly(failure)) {
      throw new DatabaseSetupError(
        `The database ${where} takes no writes: it is a standby, or was set to be read only.`,
        {
          cause: error,
        },
      );
    }
    throw new DatabaseSetupError(`The tables of the database ${where} cannot be made ready: ${failure.message}.`, {
      cause: error,
    });
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Behind a migration that waits for a table everybody else waits who only reads it, in versions that serve at the moment as well:
 * for as long as a backup takes, if it did not give up.
 */
async function runBriefly({ client, run }: MigrationRun, lockMs: number): Promise<string[]> {
  await client.query(`SET LOCAL lock_timeout = ${lockMs}`);
  return run();
}

/** Answers nothing where others held what a migration needs, and throws every other failure. */
function unlessHeld(error: unknown): undefined {
  const reason = error instanceof DatabaseSetupError ? error.cause : error;
  if (!(reason instanceof DatabaseError && ['55P03', '40P01'].includes(reason.code ?? ''))) throw error;
}

/** Does `work` in the transaction of a migration: all of it is kept or none, and no other process migrates meanwhile. */
export async function whileMigrating<Result>(
  url: string,
  work: (run: MigrationRun) => Promise<Result>,
  folder: URL = allMigrations,
): Promise<Result> {
  const migrations = await readMigrations(folder);
  const client = await connectOwner(url);
  try {
    await client.query('BEGIN');
    // Of a process that stands still nobody else could start: its transaction is undone.
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = '1min'`);
    await client.query('SELECT pg_advisory_xact_lock($1)', [lockKeys.migrations]);
    await refuseOtherServer(client);
    await makeAppRole(client);
    const result = await work({
      client,
      run: async (names) => {
        const missing = await missingMigrations(client, migrations);
        const wanted = missing.filter(({ name }) => names?.has(name) ?? true);
        for (const migration of wanted) await apply(client, migration);
        return wanted.map(({ name }) => name);
      },
    });
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end();
  }
}

/**
 * Refuses what a database or a backup, `where`, has had run that the files of `folder` do not know, or not as it was.
 * Throws `DatabaseSetupError`.
 */
export async function refuseForeignMigrations(
  where: string,
  applied: readonly AppliedMigration[],
  folder: URL = allMigrations,
): Promise<void> {
  refuseForeign(where, applied, await readMigrations(folder));
}

/** What Touchline's migrations are called, and which tables they make. */
export async function readOwnTables(folder: URL = allMigrations): Promise<{ migrations: string[]; tables: string[] }> {
  const migrations = await readMigrations(folder);
  const tables = migrations.flatMap(({ text }) =>
    [...text.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, table = '']) => table),
  );
  return { migrations: migrations.map(({ name }) => name), tables };
}

async function readMigrations(folder: URL): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => /^\d{4}-[a-z0-9-]+\.sql$/.test(file)).sort();
  return Promise.all(
    files.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      const formerly = [...text.matchAll(/^-- Ran before as ([0-9a-f]{64})\b/gm)].map(([, hash = '']) => hash);
      return { name, text, sha256: createHash('sha256').update(text).digest('hex'), formerly };
    }),
  );
}

async function refuseOtherServer(client: Client): Promise<void> {
  const { rows } = await client.query<{ number: string; version: string; encoding: string }>(
    `SELECT current_setting('server_version_num') AS number, current_setting('server_version') AS version,
       current_setting('server_encoding') AS encoding`,
  );
  const server = rows[0];
  if (server && Number(server.number) < 150_000) {
    throw new DatabaseSetupError(`The database is PostgreSQL ${server.version}; version 15 or newer is needed.`);
  }
  if (server && server.encoding !== 'UTF8') {
    throw new DatabaseSetupError(
      `The database has the encoding ${server.encoding}; make it with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'.`,
    );
  }
}

/** Roles belong to the whole server, so another database's migration may make it at the same moment. */
async function makeAppRole(client: Client): Promise<void> {
  const { rows } = await client.query<{ ready: boolean; exists: boolean; name: string }>(
    `SELECT current_user AS name,
       EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1) AS exists,
       EXISTS (SELECT 1 FROM pg_roles WHERE rolname = $1 AND pg_has_role(current_user, oid,
         CASE WHEN current_setting('server_version_num')::int < 160000 THEN 'MEMBER' ELSE 'SET' END)) AS ready`,
    [appRole],
  );
  const { ready, exists, name } = rows[0] ?? {};
  if (ready) return;
  try {
    if (!exists) await client.query(madeOnce);
    // Since PostgreSQL 16 who makes a role may give it to others, and takes it for itself by this.
    await client.query(givenOnce);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === '42501')) throw error;
    const help = exists
      ? `may not be ${appRole}; let an administrator run: GRANT ${appRole} TO "${name}" WITH ADMIN OPTION;`
      : `may not make roles; let an administrator run: CREATE ROLE ${appRole} NOLOGIN; GRANT ${appRole} TO "${name}";`;
    throw new DatabaseSetupError(`The database user '${name}' ${help}`, { cause: error });
  }
}

/** Another database's migration may give the role at the same moment as well. */
const givenOnce = `
  DO $$ BEGIN
    GRANT ${appRole} TO CURRENT_USER;
  EXCEPTION WHEN unique_violation THEN NULL;
  END $$`;

const madeOnce = `
  DO $$ BEGIN
    CREATE ROLE ${appRole} NOLOGIN NOBYPASSRLS;
  EXCEPTION WHEN duplicate_object OR unique_violation THEN NULL;
  END $$`;

async function missingMigrations(client: Client, migrations: Migration[]): Promise<Migration[]> {
  await client.query(`
    CREATE TABLE IF NOT EXISTS migrations (
      name text PRIMARY KEY, sha256 text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now())`);
  const { rows } = await client.query<AppliedMigration>('SELECT name, sha256 FROM migrations');
  refuseForeign('The database', rows, migrations);
  const applied = new Set(rows.map((row) => row.name));
  return migrations.filter((migration) => !applied.has(migration.name));
}

function refuseForeign(where: string, applied: readonly AppliedMigration[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  for (const { name, sha256 } of applied) {
    const file = known.get(name);
    if (!file) throw new DatabaseSetupError(`${where} is newer than this version: it has '${name}'.`);
    if (file.sha256 !== sha256 && !file.formerly.includes(sha256)) {
      throw new DatabaseSetupError(
        `The migration '${name}' was changed after it had run; put it back and add a new file.`,
      );
    }
  }
}

async function apply(client: Client, migration: Migration): Promise<void> {
  try {
    await client.query(migration.text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new DatabaseSetupError(`The migration '${migration.name}' failed: ${reason}.`, { cause: error });
  }
  await client.query('INSERT INTO migrations (name, sha256) VALUES ($1, $2)', [migration.name, migration.sha256]);
}
