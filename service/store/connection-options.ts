import { appRole } from './app-role.ts';

/**
 * How long a statement, a wait for a lock and a wait for a connection may take, in milliseconds. The server ends statements
 * and waits; one that has said nothing until `answer` hangs or cannot be reached, and its connection is given up. It undoes a
 * transaction of a process that has not gone on with it for `idle`, as one that stands still: others wait for its locks.
 */
export const limits = { statement: 20_000, lock: 10_000, connect: 10_000, answer: 30_000, idle: 30_000 };

/** The system itself would keep the locks of a machine that is gone for two hours; seconds, and how often. */
export const keepalives = { tcp_keepalives_idle: 60, tcp_keepalives_interval: 10, tcp_keepalives_count: 6 };

/** What of how a database is opened makes a difference here; see `DatabaseOptions`. */
type Opening = { readonly asOwner?: boolean; readonly idleMs?: number };

/** What is set for every connection, as PostgreSQL's `options`. */
export function sessionSettings({ asOwner = false, idleMs = limits.idle }: Opening): string {
  const values = {
    role: appRole,
    search_path: 'public',
    // How values become texts, and what a transaction sees, must not depend on how server and database are set up.
    timezone: 'UTC',
    datestyle: 'ISO',
    intervalstyle: 'postgres',
    bytea_output: 'hex',
    extra_float_digits: 1,
    default_transaction_isolation: 'read\\ committed',
    row_security: 'on',
    // No disk arm has to move to a row any more: a page out of its order costs hardly more than the next one, so indexes
    // are worth their while sooner.
    random_page_cost: 1.1,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    ...(!asOwner && { idle_in_transaction_session_timeout: idleMs }),
    ...keepalives,
  };
  return Object.entries(values)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * How to connect to the database of `url` with settings of our own (`-c name=value`) beside those that the address has as
 * `options`: PostgreSQL's driver would let these take the place of ours.
 */
export function withOptions(url: string, ours: string): { connectionString: string; options: string } {
  const address = new URL(url);
  const own = address.searchParams.get('options');
  if (own === null) return { connectionString: url, options: ours };
  address.searchParams.delete('options');
  return { connectionString: address.href, options: `${own} ${ours}` };
}
