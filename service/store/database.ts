import { DatabaseError, Pool, type PoolClient, types as standardTypes } from 'pg';
import { currentActor } from './acting.ts';
import { limits, sessionSettings, withOptions } from './connection-options.ts';
import { failedConnection, failedQuery, failedWrite, isLostConnection, isOutdated } from './database-failures.ts';
import { CommitInDoubtError, UnstorableTextError } from './errors.ts';
import { keptStatements } from './kept-statements.ts';
import { createTotals, readNotedTables, type Totals } from './lists/totals.ts';
import { refuseReadOnly } from './read-only.ts';
import { refuseOtherRole } from './refuse-other-role.ts';
import { serviceAddress } from './service-login.ts';
import { createShares } from './site-shares.ts';
import { prepared, type Sql, sql } from './sql.ts';

/** Runs SQL and answers its rows. `Row` is the shape of a row, checked by the tests of each store function. */
export interface Queries {
  query<Row>(statement: Sql): Promise<Row[]>;
}

/** Queries over tables that belong to no site: networks, sites, accounts, products, sports, registers. */
export interface Platform extends Queries {
  readonly scope: 'platform';
}

/** Queries that see the rows of one site only. */
export interface Reader extends Queries {
  readonly scope: 'instance';
  readonly instanceId: string;
  /** With names of tables (`Totals.tablesOf`) the statement finds in `app.written` how often they were written to before. */
  query<Row>(statement: Sql, tables?: readonly string[]): Promise<Row[]>;
  /** What lists were counted before; undefined in a writing transaction, which sees its own rows before others do. */
  readonly totals?: Totals;
  /**
   * Runs a query on another connection at the same time; undefined where none is free. It fails only for the caller
   * that waits for it.
   */
  readonly aside?: <Row>(statement: Sql, tables?: readonly string[]) => Promise<Row[]> | undefined;
}

/** Reads and writes the rows of one site; all of it is kept or none. */
export interface Transaction extends Reader {
  readonly writes: true;
}

/** The service's database. Each call borrows a connection for as long as `work` runs. */
export interface Database {
  /** One transaction over the rows of one site. It is undone when `work` throws. */
  inInstance<Result>(instanceId: string, work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Reads the rows of one site, all that is asked for together in one round trip. Each query sees its own moment; a write is refused. */
  readInstance<Result>(instanceId: string, work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** As `readInstance`, and the audit of all sites of the same network with it. */
  readNetwork<Result>(instanceId: string, work: (reader: Reader) => Promise<Result>): Promise<Result>;
  /** One transaction over the tables that belong to no site. It is undone when `work` throws. */
  platform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result>;
  /** Reads the tables that belong to no site, without a transaction. */
  readPlatform<Result>(work: (platform: Platform) => Promise<Result>): Promise<Result>;
  /** Resolves when the database answers, and takes writes; else rejects. */
  ping(): Promise<void>;
  /** Waits for running work, then closes all connections. */
  close(): Promise<void>;
}

/**
 * How to open the database. `poolSize` is the number of connections (default 6); `asOwner` is for what gives rights (`grantAccess`);
 * `onError` hears of lost idle connections. `answerMs`: how long a statement may stay without any answer; `idleMs`: how
 * long a transaction may stay without its next statement.
 */
export interface DatabaseOptions {
  poolSize?: number;
  asOwner?: boolean;
  answerMs?: number;
  idleMs?: number;
  onError?: (error: Error) => void;
}

/** So many connections no site gets alone: they are for the others, and for finding out who calls. */
const keptForOthers = 2;
/** So long a connection is asked whether the database takes writes, seconds. */
const watchSeconds = 10;

/**
 * Opens a migrated database; `url` is the owner's address. Every connection works as the role that owns nothing, so that
 * row-level security binds it, and can become nobody else where the server allows it (`serviceAddress`). Rejects when the
 * server does not answer or when that role could get around row-level security.
 */
export async function openDatabase(url: string, options: DatabaseOptions = {}): Promise<Database> {
  const { poolSize = 6, onError = () => undefined, answerMs = limits.answer } = options;
  const settings = {
    ...withOptions(options.asOwner ? url : await serviceAddress(url), sessionSettings(options)),
    pipeline: true,
    connectionTimeoutMillis: limits.connect,
    // The owner's work, such as the demo, takes as long as it takes.
    ...(!options.asOwner && { query_timeout: answerMs }),
    types: { getTypeParser },
  };
  const pool = new Pool({ ...settings, max: poolSize });
  // Busy is not dead: whether the database answers is asked beside the work that waits for a connection. Whether it takes
  // writes may be set for new connections alone.
  const watch = new Pool({ ...settings, max: 1, maxLifetimeSeconds: watchSeconds });
  for (const one of [pool, watch]) {
    one.on('error', onError);
    one.on('connect', (client) => void client.on('error', onError));
  }
  const mostOfSite = Math.max(1, poolSize - keptForOthers);
  const share = createShares(mostOfSite, limits.connect);
  const free = () => poolSize - pool.totalCount + pool.idleCount - pool.waitingCount;
  let totals: Totals;
  try {
    await refuseOtherRole(pool);
    totals = createTotals(await borrow(pool, (client) => readNotedTables((statement) => run(client, statement))));
  } catch (error) {
    await Promise.all([pool.end(), watch.end()]);
    throw error;
  }
  return {
    inInstance: (instanceId, work) =>
      share(instanceId, () =>
        transact(pool, sql`SELECT ${instanceSet(instanceId)}, ${actorSet()}`, (client) =>
          work({ scope: 'instance', writes: true, instanceId, query: (statement) => run(client, statement) }),
        ),
      ),
    readInstance: (instanceId, work) => {
      const aside = <Row>(statement: Sql, tables?: readonly string[]): Promise<Row[]> | undefined => {
        if (free() <= poolSize - mostOfSite) return undefined;
        const reading = read(pool, sql`SELECT ${instanceSet(instanceId)}`, (query) => query<Row>(statement, tables));
        // Nobody may want it any more by then.
        reading.catch(() => undefined);
        return reading;
      };
      return share(instanceId, () =>
        read(pool, sql`SELECT ${instanceSet(instanceId)}`, (query) =>
          work({ scope: 'instance', instanceId, totals, aside, query }),
        ),
      );
    },
    readNetwork: (instanceId, work) =>
      share(instanceId, () =>
        read(pool, sql`SELECT ${instanceSet(instanceId)}, ${networkSet(instanceId)}`, (query) =>
          work({ scope: 'instance', instanceId, query }),
        ),
      ),
    platform: (work) =>
      transact(pool, sql`SELECT ${actorSet()}`, (client) =>
        work({ scope: 'platform', query: (statement) => run(client, statement) }),
      ),
    readPlatform: (work) =>
      borrow(pool, (client) => work({ scope: 'platform', query: (statement) => run(client, statement) })),
    ping: () => borrow(watch, refuseReadOnly),
    close: () => Promise.all([pool.end(), watch.end()]).then(() => undefined),
  };
}

const kept = keptStatements();

/**
 * Lends a connection. One whose transaction did not end is thrown away, so that no work meets another's leftovers, and so is
 * one that keeps much in the memory of the server, or what does not hold any more.
 */
async function borrow<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(failedConnection);
  try {
    return await work(client);
  } catch (error) {
    if (isOutdated(error)) kept.retire(client);
    throw failedQuery(error);
  } finally {
    client.release(client.getTransactionStatus() !== 'I' || kept.isDue(client));
  }
}

/** BEGIN and the settings go out together with the first statement of `work`: the connection pipelines. */
function transact<Result>(pool: Pool, settings: Sql, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  return borrow(pool, async (client) => {
    const begun = Promise.all([client.query('BEGIN'), run(client, settings)]);
    try {
      const [result] = await Promise.all([work(client), begun]);
      const { command } = await client.query('COMMIT').catch(doubtful);
      if (command !== 'COMMIT') throw new Error('The transaction had failed and was undone.');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch(() => undefined);
      throw failedWrite(error);
    }
  });
}

/** A connection that is lost while a transaction ends leaves open whether it did. */
function doubtful(error: unknown): never {
  throw isLostConnection(error) ? new CommitInDoubtError(error) : error;
}

/** Reads on one connection. What is asked for at the same moment goes out in one transaction and one round trip. */
function read<Result>(pool: Pool, settings: Sql, work: (query: Reader['query']) => Promise<Result>): Promise<Result> {
  return borrow(pool, async (client) => {
    let moment: ReadMoment | undefined;
    const ended: Promise<unknown>[] = [];
    const query = async <Row>(statement: Sql, tables: readonly string[] = []): Promise<Row[]> => {
      if (moment === undefined) {
        moment = beginReading(client, settings, () => {
          moment = undefined;
        });
        ended.push(moment.ended);
      }
      // What another statement of the moment was told of its tables does not hold for this one.
      const isTold = tables.length > 0;
      const set = isTold || moment.isTold ? run(client, sql`SELECT ${writtenSet(tables)}`) : undefined;
      moment.isTold = isTold;
      const [begun, , rows] = await Promise.allSettled([moment.begun, set, run<Row>(client, statement)]);
      if (begun.status === 'rejected') throw begun.reason;
      await set;
      if (rows.status === 'rejected') throw rows.reason;
      return rows.value;
    };
    try {
      return await work(query);
    } finally {
      await Promise.all(ended);
    }
  });
}

/**
 * A transaction of reads: `begun` once it has its settings, `ended` when the connection is free of it. `isTold`: its last
 * statement was told how often tables were written to.
 */
type ReadMoment = { readonly begun: Promise<unknown>; readonly ended: Promise<unknown>; isTold: boolean };

/** Should BEGIN fail, no site is set and the statements find no rows. It ends with this turn of the event loop. */
function beginReading(client: PoolClient, settings: Sql, onEnd: () => void): ReadMoment {
  const begun = Promise.all([client.query('BEGIN READ ONLY'), run(client, settings)]);
  const ended = new Promise((resolve) => {
    process.nextTick(() => {
      onEnd();
      // The rows have come or failed by then: nothing is lost with it.
      client.query('COMMIT').then(resolve, resolve);
    });
  });
  return { begun, ended, isTold: false };
}

/** Shows a transaction the rows of one site. */
function instanceSet(instanceId: string): Sql {
  return sql`set_config('app.instance_id', ${instanceId}, true)`;
}

/**
 * Tells the statements of a transaction how often tables were written to before them; nothing while another transaction
 * that has written to one of them is open, since its writes are numbered already and not seen yet. It keeps its locks until
 * they are seen, so the numbers have to be read first and the locks after them.
 */
function writtenSet(tables: readonly string[]): Sql {
  if (tables.length === 0) return sql`set_config('app.written', '', true)`;
  return sql`set_config('app.written', (
    SELECT CASE WHEN NOT EXISTS (
        SELECT FROM pg_locks l WHERE numbers IS NOT NULL AND l.locktype = 'relation' AND l.mode = 'RowExclusiveLock'
          AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
          AND l.pid <> pg_backend_pid() AND l.relation = ANY(tables)) THEN numbers ELSE '' END
    FROM (SELECT string_agg(coalesce(pg_sequence_last_value(writes_of(name)), 0)::text, ' ' ORDER BY place) AS numbers,
        array_agg(split_part(name, ' ', 2)::regclass::oid) AS tables
      FROM unnest(${tables}::text[]) WITH ORDINALITY noted (name, place) OFFSET 0) read), true)`;
}

/** Shows a transaction the audit of the network that a site belongs to. */
function networkSet(instanceId: string): Sql {
  return sql`set_config('app.network_uuid', (SELECT network_uuid FROM sites WHERE instance_id = ${instanceId}), true)`;
}

/** Sets the name under which the audit records the changes of a transaction. */
function actorSet(): Sql {
  const actor = currentActor();
  return sql`set_config('app.actor', ${actor?.subject ?? ''}, true), set_config('app.actor_name', ${actor?.name ?? ''}, true)`;
}

async function run<Row>(client: PoolClient, statement: Sql): Promise<Row[]> {
  try {
    const { rows } = await client.query(kept.note(client, prepared(statement)));
    return rows as Row[];
  } catch (error) {
    throw isUnstorableText(error) ? new UnstorableTextError() : error;
  }
}

/** PostgreSQL takes neither a zero character nor half of a surrogate pair. */
function isUnstorableText(error: unknown): boolean {
  return error instanceof DatabaseError && ['22021', '22P02', '22P05'].includes(error.code ?? '');
}

/** Moments become ISO text in UTC and days stay as they are; JavaScript's Date would lose both. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === oids.day) return (value) => value;
  if (oid === oids.moment) return (value) => new Date(value).toISOString();
  return standardTypes.getTypeParser(oid, format) as (value: string) => unknown;
}

const oids: Record<'day' | 'moment', number> = {
  day: standardTypes.builtins.DATE,
  moment: standardTypes.builtins.TIMESTAMPTZ,
};
