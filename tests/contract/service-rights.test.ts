import { readdirSync, readFileSync } from 'node:fs';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { appRole } from '../../service/store/app-role.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

/**
 * What the service may write where no border of a site protects the rows, by table. A right that is not here is one that a
 * mistake in a statement could use against every site.
 */
const writes: Readonly<Record<string, readonly string[]>> = {
  accounts: ['UPDATE (email, last_seen, name)'],
  database_identity: ['UPDATE (mark, next_mark)'],
  doomed_files: ['DELETE', 'INSERT'],
  media_keys: ['DELETE', 'INSERT'],
  networks: ['UPDATE (video_channels_version)'],
  video_channels: ['DELETE', 'INSERT'],
};

let testDatabase: TestDatabase;
let owner: Client;
let app: Client;

beforeAll(async () => {
  testDatabase = await demoDatabase();
  owner = new Client({ connectionString: testDatabase.url });
  app = new Client({ connectionString: testDatabase.url, options: `-c role=${appRole}` });
  await Promise.all([owner.connect(), app.connect()]);
});
afterAll(async () => {
  await Promise.all([owner.end(), app.end()]);
  await testDatabase.close();
});

/** Tables that hold no rows of a site: row-level security does not bind them. */
async function sharedTables(): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')
       AND NOT relrowsecurity ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
}

/** The rights of the service's role on a table, its own and everybody's, apart from reading. */
async function rightsOn(table: string): Promise<string[]> {
  const { rows } = await owner.query<{ right: string }>(
    `SELECT privilege_type AS right FROM pg_class c, aclexplode(c.relacl)
     WHERE c.oid = $1::regclass AND grantee IN ($2::regrole, 0) AND privilege_type <> 'SELECT'
     UNION ALL
     SELECT privilege_type || ' (' || string_agg(attname, ', ' ORDER BY attname) || ')' FROM pg_attribute, aclexplode(attacl)
     WHERE attrelid = $1::regclass AND grantee IN ($2::regrole, 0) AND privilege_type <> 'SELECT' GROUP BY privilege_type
     ORDER BY 1`,
    [table, appRole],
  );
  return rows.map(({ right }) => right);
}

/** All SQL of the store. */
function storeText(): string {
  const folder = new URL('../../service/store/', import.meta.url);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(new URL(file, folder), 'utf8'))
    .join('\n');
}

const statementOf: Readonly<Record<string, (table: string) => RegExp>> = {
  INSERT: (table) => new RegExp(`INSERT INTO ${table}\\b|insertRow\\('${table}'`),
  UPDATE: (table) => new RegExp(`UPDATE ${table}\\b|updateRow\\('${table}'`),
  DELETE: (table) => new RegExp(`DELETE FROM ${table}\\b`),
};

describe('the service', () => {
  test('may write to what all sites share only what its requests write', async () => {
    const found: Record<string, string[]> = {};
    for (const table of await sharedTables()) {
      const rights = await rightsOn(table);
      if (rights.length > 0) found[table] = rights;
    }
    expect(found).toEqual(writes);
  });

  test.each(
    Object.entries(writes).flatMap(([table, rights]) =>
      rights.map((right) => [right.split(' ')[0] ?? '', table] as const),
    ),
  )('uses its right to %s %s', (right, table) => {
    expect(storeText()).toMatch(statementOf[right]?.(table) ?? /^$/);
  });

  test('is refused the sites, the networks and what they have in common', async () => {
    for (const statement of [
      `UPDATE sites SET network_uuid = 'another'`,
      `UPDATE sites SET public_url = 'https://elsewhere.example'`,
      'DELETE FROM sites',
      `UPDATE networks SET name = 'another'`,
      `INSERT INTO products (name, display_name, url) VALUES ('x', 'X', 'https://elsewhere.example')`,
      `UPDATE sports SET deleted = true`,
      `UPDATE game_types SET deleted = true`,
      `DELETE FROM external_id_types`,
      `DELETE FROM dynamic_ads_providers`,
      `CREATE TABLE mine (id text)`,
    ]) {
      await expect(app.query(statement), statement).rejects.toThrow(/^permission denied for (table|schema)/);
    }
    await app.query('UPDATE networks SET video_channels_version = video_channels_version + 1');
  });

  test('cannot call what runs as the owner but through its triggers', async () => {
    const { rows } = await owner.query<{ name: string }>(
      `SELECT proname AS name FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND prosecdef
         AND prorettype <> 'trigger'::regtype AND has_function_privilege($1, oid, 'EXECUTE')`,
      [appRole],
    );
    expect(rows).toEqual([]);
  });
});
