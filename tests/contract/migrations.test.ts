import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { openDatabase } from '../../service/store/database.ts';
import { DatabaseSetupError } from '../../service/store/errors.ts';
import { migrate } from '../../service/store/migrate.ts';
import { sql } from '../../service/store/sql.ts';
import { databaseNamed } from './database.ts';
import { writeRowsBeforePeople } from './rows-before-people.ts';
import { passOn, refuse, standIn } from './stand-in.ts';

let folder: string;
let server: Client;
let made: string[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'touchline-migrations-'));
  made = [];
  server = new Client({ connectionString: inject('databaseServer') });
  await server.connect();
});

afterAll(async () => {
  for (const name of made) await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
  await server.end();
  await rm(folder, { recursive: true, force: true });
});

async function newDatabase(): Promise<string> {
  const name = `migrations_${made.length}_${process.pid}`;
  await server.query(`CREATE DATABASE ${name}`);
  made.push(name);
  return databaseNamed(inject('databaseServer'), name);
}

/** A folder of migrations of its own, as the runner wants it: an address with a slash at its end. */
async function migrationsOf(name: string, files: Record<string, string>): Promise<URL> {
  const path = join(folder, name);
  await mkdir(path, { recursive: true });
  for (const [file, text] of Object.entries(files)) await writeFile(join(path, file), text);
  return pathToFileURL(`${path}/`);
}

test('three services that start at once migrate once', async () => {
  const url = await newDatabase();
  const runs = await Promise.all([migrate(url), migrate(url), migrate(url)]);
  const files = (await readdir(new URL('../../service/migrations/', import.meta.url))).filter((file) =>
    file.endsWith('.sql'),
  );
  expect(runs.filter((run) => run.length > 0)).toEqual([files.sort()]);
  expect(await migrate(url)).toEqual([]);
});

test('of every table rows can be removed also where the database publishes its tables', async () => {
  const url = await newDatabase();
  await migrate(url);
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query(
    `SELECT relname FROM pg_class c WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' AND relreplident <> 'f'
       AND NOT EXISTS (SELECT FROM pg_index WHERE indrelid = c.oid AND indisprimary)`,
  );
  await client.end();
  expect(rows).toEqual([]);
});

test('a file that was changed after it had run is refused by name', async () => {
  const url = await newDatabase();
  await migrate(url, await migrationsOf('changed', { '0001-a.sql': 'CREATE TABLE a (b int)' }));
  const changed = await migrationsOf('changed', { '0001-a.sql': 'CREATE TABLE a (b bigint)' });
  await expect(migrate(url, changed)).rejects.toThrow(
    new DatabaseSetupError("The migration '0001-a.sql' was changed after it had run; put it back and add a new file."),
  );
});

test('a file that was mended where it failed goes on where its former text had run', async () => {
  const url = await newDatabase();
  const former = 'CREATE TABLE a (b int)';
  await migrate(url, await migrationsOf('mended', { '0001-a.sql': former }));
  const hash = createHash('sha256').update(former).digest('hex');
  const mended = await migrationsOf('mended', { '0001-a.sql': `-- Ran before as ${hash}.\n${former}` });
  expect(await migrate(url, mended)).toEqual([]);
});

test('a database that is set up otherwise, with a schema and a table of others, is made ready and opened', async () => {
  const url = new URL(await newDatabase());
  const owner = `owner_${process.pid}`;
  await server.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'x'; GRANT touchline_app TO ${owner}`);
  await server.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${owner}`);
  const others = new Client({ connectionString: url.href });
  await others.connect();
  await others.query(`CREATE SCHEMA ${owner} AUTHORIZATION ${owner}; CREATE TABLE monitoring (note text)`);
  await others.query(`ALTER DATABASE ${url.pathname.slice(1)} SET row_security = off`);
  await others.end();
  [url.username, url.password] = [owner, 'x'];
  await migrate(url.href);
  const database = await openDatabase(url.href);
  try {
    expect(await database.readPlatform((platform) => platform.query(sql`SELECT FROM sites`))).toEqual([]);
  } finally {
    await database.close();
    await server.query(`DROP DATABASE ${made.pop()} WITH (FORCE)`);
    await server.query(`DROP ROLE ${owner}`);
  }
});

test('a database of a newer version is refused', async () => {
  const url = await newDatabase();
  await migrate(url, await migrationsOf('newer', { '0001-a.sql': 'SELECT 1', '0002-b.sql': 'SELECT 1' }));
  const older = await migrationsOf('older', { '0001-a.sql': 'SELECT 1' });
  await expect(migrate(url, older)).rejects.toThrow("The database is newer than this version: it has '0002-b.sql'.");
});

test('a file that fails undoes the whole run', async () => {
  const url = await newDatabase();
  const broken = await migrationsOf('broken', { '0001-a.sql': 'CREATE TABLE a (b int)', '0002-b.sql': 'SELEKT 1' });
  await expect(migrate(url, broken)).rejects.toThrow("The migration '0002-b.sql' failed: syntax error");
  const mended = await migrationsOf('broken', { '0002-b.sql': 'SELECT 1' });
  expect(await migrate(url, mended)).toEqual(['0001-a.sql', '0002-b.sql']);
});

test('what may take long is not ended by the limits that are set for the user', async () => {
  const url = new URL(await newDatabase());
  const owner = `limited_${process.pid}`;
  await server.query(`CREATE ROLE ${owner} LOGIN PASSWORD 'x'; GRANT touchline_app TO ${owner}`);
  await server.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO ${owner}`);
  for (const limit of ['statement_timeout', 'lock_timeout', 'transaction_timeout', 'idle_session_timeout']) {
    await server.query(`ALTER ROLE ${owner} SET ${limit} = '100ms'`);
  }
  [url.username, url.password] = [owner, 'x'];
  const slow = await migrationsOf('slow', { '0001-a.sql': 'SELECT pg_sleep(0.3)' });
  try {
    expect(await migrate(url.href, slow)).toEqual(['0001-a.sql']);
    await expect(migrate(url.href, slow)).resolves.toEqual([]);
  } finally {
    await server.query(`DROP DATABASE ${made.pop()} WITH (FORCE)`);
    await server.query(`DROP ROLE ${owner}`);
  }
});

test('nobody waits behind a migration that waits for a table, such as of a backup', async () => {
  const url = await newDatabase();
  await migrate(url, await migrationsOf('held', { '0001-a.sql': 'CREATE TABLE a (b int)' }));
  const [backup, other] = [new Client({ connectionString: url }), new Client({ connectionString: url })];
  await Promise.all([backup.connect(), other.connect()]);
  try {
    await backup.query('BEGIN; LOCK TABLE a IN ACCESS SHARE MODE');
    const changed = await migrationsOf('held', { '0002-b.sql': 'ALTER TABLE a ADD COLUMN c int' });
    const migrated = migrate(url, changed, { lockMs: 200, pauseMs: 100 });
    await other.query(`SET statement_timeout = '2s'`);
    const end = performance.now() + 1_000;
    while (performance.now() < end) await other.query('SELECT FROM a');
    await backup.query('COMMIT');
    expect(await migrated).toEqual(['0002-b.sql']);
  } finally {
    await Promise.all([backup.end(), other.end()]);
  }
});

test.each(['LATIN1', 'SQL_ASCII'])('a database of the encoding %s is refused before anything is made', async (name) => {
  const url = new URL(await newDatabase());
  const database = url.pathname.slice(1);
  await server.query(`DROP DATABASE ${database}`);
  await server.query(`CREATE DATABASE ${database} TEMPLATE template0 LOCALE 'C' ENCODING '${name}'`);
  await expect(migrate(url.href)).rejects.toThrow(
    `The database has the encoding ${name}; make it with CREATE DATABASE … TEMPLATE template0 ENCODING 'UTF8'.`,
  );
});

test('a server that does not answer is one sentence without the password', async () => {
  await expect(migrate('postgres://somebody:secret@127.0.0.1:1/nothing')).rejects.toThrow(
    'The database 127.0.0.1:1/nothing cannot be reached: connect ECONNREFUSED 127.0.0.1:1.',
  );
});

test('a server that is still starting is waited for', async () => {
  let refused = 0;
  const { url, close } = await standIn(await newDatabase(), (client, start, database) => {
    if (++refused > 3) passOn(client, start, database);
    else refuse(client, '57P03', 'the database system is starting up');
  });
  expect(await migrate(url, await migrationsOf('starting', { '0001-a.sql': 'CREATE TABLE a ()' }))).toEqual([
    '0001-a.sql',
  ]);
  expect(refused).toBe(4);
  close();
});

test.each(['who is bound by row-level security', 'who is a superuser and sees every site'])(
  'what staff did for teams is kept when it becomes rows of its own, for an owner %s',
  async (kind) => {
    const power = kind.includes('superuser') ? 'SUPERUSER' : 'NOSUPERUSER';
    await server.query(`CREATE ROLE people_owner LOGIN PASSWORD 'x' ${power}; GRANT touchline_app TO people_owner`);
    const url = new URL(await newDatabase());
    await server.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO people_owner`);
    url.username = 'people_owner';
    url.password = 'x';
    const all = new URL('../../service/migrations/', import.meta.url);
    const names = (await readdir(all)).filter((file) => file.endsWith('.sql')).sort();
    const texts = await Promise.all(
      names.map(async (file) => [file, await readFile(new URL(file, all), 'utf8')] as const),
    );
    await migrate(url.href, await migrationsOf('before-people', Object.fromEntries(texts.slice(0, 3))));
    const owner = new Client({ connectionString: url.href });
    await owner.connect();
    try {
      await writeRowsBeforePeople(owner);
      await migrate(url.href, all);
      for (const site of ['a1_a', 'b1_b']) {
        await owner.query(`SELECT set_config('app.instance_id', '${site}', false)`);
        const { rows } = await owner.query('SELECT * FROM staff_teams WHERE instance_id = $1', [site]);
        const kept = { staff_uuid: 's', team_uuid: 't', id: 'i', active: false, role: `Coach ${site}`, sort_order: 3 };
        expect(rows).toEqual([{ instance_id: site, ...kept }]);
      }
    } finally {
      await owner.end();
      await server.query(`DROP DATABASE ${made.pop()} WITH (FORCE)`);
      await server.query('DROP ROLE people_owner');
    }
  },
);

test('a user who may not take the role is told what an administrator has to run', async () => {
  await server.query(`CREATE ROLE plain_owner LOGIN PASSWORD 'x'`);
  try {
    const url = new URL(await newDatabase());
    await server.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO plain_owner`);
    url.username = 'plain_owner';
    url.password = 'x';
    await expect(migrate(url.href)).rejects.toThrow('GRANT touchline_app TO "plain_owner" WITH ADMIN OPTION;');
    await server.query('GRANT touchline_app TO plain_owner');
    await migrate(url.href);
    const database = await openDatabase(url.href);
    await database.ping();
    await database.close();
    await server.query(`DROP DATABASE ${made.pop()} WITH (FORCE)`);
  } finally {
    await server.query('DROP ROLE plain_owner');
  }
});

test('a user who made the role, and may only give it to others, takes it', async () => {
  await server.query(`CREATE ROLE making_owner LOGIN CREATEROLE PASSWORD 'x'`);
  try {
    const url = new URL(await newDatabase());
    await server.query(`ALTER DATABASE ${url.pathname.slice(1)} OWNER TO making_owner`);
    // As PostgreSQL 16 and later leave it to whoever makes a role.
    await server.query('GRANT touchline_app TO making_owner WITH ADMIN TRUE, INHERIT FALSE, SET FALSE');
    [url.username, url.password] = ['making_owner', 'x'];
    await migrate(url.href);
    const database = await openDatabase(url.href, { asOwner: true });
    await database.ping();
    await database.close();
    await server.query(`DROP DATABASE ${made.pop()} WITH (FORCE)`);
  } finally {
    await server.query(
      'REVOKE touchline_app FROM making_owner CASCADE; DROP OWNED BY making_owner; DROP ROLE making_owner',
    );
  }
});

test('a database that was copied without its grants is refused in one sentence', async () => {
  const url = await newDatabase();
  await migrate(url);
  const owner = new Client({ connectionString: url });
  await owner.connect();
  await owner.query('REVOKE ALL ON ALL TABLES IN SCHEMA public FROM touchline_app');
  await owner.end();
  await expect(openDatabase(url)).rejects.toThrow(/^The role touchline_app may not read the tables of the database/);
});

test('a first start where nothing can be written says so, and blames no user', async () => {
  await server.query(`CREATE ROLE reading_owner LOGIN CREATEROLE PASSWORD 'x'`);
  try {
    const url = new URL(await newDatabase());
    await server.query(`ALTER DATABASE ${url.pathname.slice(1)} SET default_transaction_read_only = on`);
    url.username = 'reading_owner';
    url.password = 'x';
    await expect(migrate(url.href)).rejects.toThrow(
      `The database ${url.host}${url.pathname} takes no writes: it is a standby, or was set to be read only.`,
    );
  } finally {
    await server.query('DROP ROLE reading_owner');
  }
});
