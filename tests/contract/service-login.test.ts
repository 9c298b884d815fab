import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { type Database, openDatabase } from '../../service/store/database.ts';
import { DatabaseSetupError } from '../../service/store/errors.ts';
import { migrate } from '../../service/store/migrate.ts';
import { serviceAddress } from '../../service/store/service-login.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

let own: TestDatabase;
let server: Client;
const newName = () => `login_${randomBytes(6).toString('hex')}`;

beforeAll(async () => {
  own = await demoDatabase();
  server = new Client({ connectionString: inject('databaseServer') });
  await server.connect();
});
afterAll(async () => {
  await server.end();
  await own.close();
});

/** Runs statements one after the other, in one transaction of the service. */
function together(database: Database, statements: readonly string[]): Promise<unknown> {
  return database.inInstance(demo.site, async (transaction) => {
    for (const statement of statements) await transaction.query({ texts: [statement], values: [] });
  });
}

describe('a statement of the service', () => {
  test.each([
    ['RESET ROLE'],
    ['SET LOCAL ROLE NONE'],
    ['SET LOCAL ROLE postgres'],
    ['RESET SESSION AUTHORIZATION', 'SET LOCAL ROLE NONE'],
    ['SET SESSION AUTHORIZATION postgres'],
    ['SET SESSION AUTHORIZATION DEFAULT'],
    ["SELECT set_config('role', 'none', false)"],
    ["DO $$ BEGIN EXECUTE 'RESET ROLE'; END $$"],
  ])('becomes nobody who may do more: %s', async (...statements) => {
    for (const wanted of [
      'UPDATE accounts SET is_super_admin = true',
      'ALTER TABLE teams NO FORCE ROW LEVEL SECURITY',
      'DELETE FROM audit_entries',
      'DROP TABLE teams',
    ]) {
      await expect(together(own.database, [...statements, wanted])).rejects.toThrow(/permission denied|must be owner/);
    }
  });

  test('reads nothing once it is out of its role', async () => {
    await expect(together(own.database, ['SET LOCAL ROLE NONE', 'SELECT FROM teams'])).rejects.toThrow(
      'permission denied',
    );
  });
});

test('a temporary table with a trigger, named as the audit’s, runs nothing as the owner', async () => {
  const attack = [
    `CREATE FUNCTION pg_temp.rise() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN UPDATE public.accounts SET is_super_admin = true; RETURN NEW; END $$`,
    `CREATE TEMPORARY TABLE audit_entries (LIKE public.audit_entries INCLUDING ALL)`,
    `CREATE TRIGGER rise BEFORE INSERT ON pg_temp.audit_entries FOR EACH ROW EXECUTE FUNCTION pg_temp.rise()`,
    'SET LOCAL search_path = pg_temp, public',
    `UPDATE public.teams SET display_name = display_name || '!'`,
    `DROP TABLE pg_temp.audit_entries`,
    'DROP FUNCTION pg_temp.rise()',
  ];
  const superAdministrators = () =>
    own.database.readPlatform((platform) => platform.query(sql`SELECT FROM accounts WHERE is_super_admin`));
  const changes = () =>
    own.database.readInstance(demo.site, (reader) =>
      reader.query(sql`SELECT FROM audit_entries WHERE entity = 'team'`),
    );
  const [risen, told] = [await superAdministrators(), await changes()];
  await together(own.database, attack);
  expect(await superAdministrators()).toHaveLength(risen.length);
  expect((await changes()).length).toBeGreaterThan(told.length);
});

/** An address of a new database for an owner of its own, who may do what `power` says. */
async function ownedBy(power: string): Promise<{ url: string; remove(): Promise<void> }> {
  const name = newName();
  await server.query(`CREATE ROLE ${name} LOGIN PASSWORD 'x/@x' ${power}`);
  await server.query(`GRANT touchline_app TO ${name} WITH ADMIN OPTION`);
  await server.query(`CREATE DATABASE ${name} OWNER ${name}`);
  const url = new URL(own.url);
  [url.username, url.password, url.pathname] = [name, 'x/@x', name];
  await migrate(url.href);
  return {
    url: url.href,
    remove: async () => {
      const login = new URL(await serviceAddress(url.href)).username;
      await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
      if (login !== name) await server.query(`DROP ROLE ${login}`);
      await server.query(`DROP ROLE ${name}`);
    },
  };
}

test('no statement says the password of the login, for a server may log it', async () => {
  const { url, remove } = await ownedBy('CREATEROLE');
  const query = vi.spyOn(Client.prototype, 'query');
  try {
    const { username, password } = new URL(await serviceAddress(url));
    const texts = query.mock.calls.map(([text]) => JSON.stringify(text)).join('\n');
    expect(texts).toContain(`ROLE ${username} LOGIN`);
    expect(texts).not.toContain(password);
  } finally {
    query.mockRestore();
    await remove();
  }
});

test('an owner who may make roles makes the login, once for all processes, and again after a new password', async () => {
  const { url, remove } = await ownedBy('CREATEROLE');
  try {
    // Of another database of the server, too: advisory locks are of one database.
    const second = new URL(url);
    second.pathname = new URL(own.url).pathname;
    const [address = '', ...others] = await Promise.all([url, url, second.href].map(serviceAddress));
    expect(others.map((one) => new URL(one).username)).toEqual(Array(2).fill(new URL(address).username));
    expect(new URL(address).username).toMatch(/^touchline_login_/);
    expect(address).not.toContain(new URL(url).password);
    await server.query(`ALTER ROLE ${new URL(address).username} PASSWORD 'another'`);
    expect(await serviceAddress(url)).toBe(address);
    const database = await openDatabase(url);
    expect(await database.readPlatform((platform) => platform.query(sql`SELECT session_user AS is`))).toEqual([
      { is: new URL(address).username },
    ]);
    await database.close();
  } finally {
    await remove();
  }
});

test('an owner who may not make roles is what the service signs in as', async () => {
  const { url, remove } = await ownedBy('');
  try {
    expect(await serviceAddress(url)).toBe(url);
    const database = await openDatabase(url);
    await database.ping();
    await database.close();
  } finally {
    await remove();
  }
});

test('a server with no connection left for the login says so in one sentence', async () => {
  const { url, remove } = await ownedBy('CREATEROLE');
  const { username } = new URL(await serviceAddress(url));
  try {
    await server.query(`ALTER ROLE ${username} CONNECTION LIMIT 0`);
    const { host, pathname } = new URL(url);
    await expect(openDatabase(url)).rejects.toThrow(
      new DatabaseSetupError(
        `The database ${host}${pathname} cannot be reached: too many connections for role "${username}".`,
      ),
    );
    await server.query(`ALTER ROLE ${username} CONNECTION LIMIT -1`);
  } finally {
    await remove();
  }
});

test('a login that somebody gave more is not used', async () => {
  const { url, remove } = await ownedBy('CREATEROLE');
  const { username } = new URL(await serviceAddress(url));
  try {
    await server.query(`ALTER ROLE ${username} CREATEDB`);
    expect(await serviceAddress(url)).toBe(url);
    await server.query(`ALTER ROLE ${username} NOCREATEDB`);
    await server.query(`GRANT pg_read_all_data TO ${username}`);
    expect(await serviceAddress(url)).toBe(url);
    await server.query(`REVOKE pg_read_all_data FROM ${username}`);
    expect(await serviceAddress(url)).toContain(username);
  } finally {
    await remove();
  }
});
