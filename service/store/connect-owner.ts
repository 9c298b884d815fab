import { setTimeout as sleep } from 'node:timers/promises';
import { Client, DatabaseError } from 'pg';
import { keepalives } from './connection-options.ts';
import { DatabaseSetupError } from './errors.ts';

/** How long a server that is starting is waited for, milliseconds: after a power cut it starts together with the service. */
const patienceMs = 30_000;

/**
 * A connection of the user who owns the tables, to be ended by the caller. A server that is starting is waited for. Rejects
 * with `DatabaseSetupError` in plain words.
 */
export async function connectOwner(url: string): Promise<Client> {
  for (const deadline = performance.now() + patienceMs; ; await sleep(200)) {
    try {
      return await connect(url);
    } catch (error) {
      if (isStarting(error) && performance.now() < deadline) continue;
      throw unreachable(url, error);
    }
  }
}

/** A connection that could not be had, in plain words. */
export function unreachable(url: string, error: unknown): DatabaseSetupError {
  const reason: unknown = error instanceof AggregateError ? error.errors[0] : error;
  const words = (reason instanceof Error ? reason.message : String(reason)).replace(/\.$/, '');
  return new DatabaseSetupError(`The database ${databaseOf(url)} cannot be reached: ${words}.`, { cause: error });
}

/** The server and the name of a database, without the user and the password. */
export function databaseOf(url: string): string {
  const { host, pathname } = new URL(url);
  return host + pathname;
}

async function connect(url: string): Promise<Client> {
  // Making a client reads the files that the address names, such as certificates.
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    // While a backup copies files nothing is asked: a firewall would forget the connection, and nobody would hear of it.
    keepAlive: true,
    keepAliveInitialDelayMillis: 60_000,
  });
  client.on('error', () => undefined);
  await client.connect();
  // A schema that is named as the user would come first, in which the service's role finds nothing.
  const settings = { search_path: 'public', row_security: 'on', ...keepalives };
  const set = Object.entries(settings).map(([name, value]) => `SET ${name} = ${value};`);
  await client.query(`${set.join(' ')} ${withoutLimits}`);
  return client;
}

/** A limit that is set for a user's requests would end a longer migration or backup at every try. */
const withoutLimits = `SELECT set_config(name, '0', false) FROM pg_settings
  WHERE name IN ('statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_session_timeout')`;

/** What PostgreSQL says while it starts or recovers. */
function isStarting(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '57P03';
}
