import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

let sample: TestDatabase;
let client: Client;

beforeAll(async () => {
  sample = await demoDatabase();
  client = new Client({ connectionString: sample.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await sample.close();
});

/** Milliseconds for so many rows that are lists of as many things, in one statement. */
async function writing(from: number, count: number): Promise<number> {
  const begun = performance.now();
  await client.query(
    `INSERT INTO merges (instance_id, uuid, kind, kept_uuid, kept_name, kept_version, ended_uuid, ended_name, ended_version, steps)
     SELECT $1, 'many-' || n, 'team', 'kept-' || n, 'Kept', 1, 'ended-' || n, 'Ended', 1, '[]'
     FROM generate_series($2::int, $3::int) n`,
    [demo.site, from, from + count - 1],
  );
  return performance.now() - begun;
}

it('costs the history of lists no more in one statement than in many', async () => {
  const all = 8_000;
  const portion = 400;
  let inPortions = 0;
  for (let from = 0; from < all; from += portion) inPortions += await writing(from, portion);
  const atOnce = await writing(all, all);
  // The square of the rows would be twenty times as much.
  expect(atOnce / inPortions).toBeLessThan(4);
});

/** How many articles this connection has read, one by one or through an index, since it was last counted. */
async function readSoFar(): Promise<number> {
  const { rows } = await client.query<{ read: number }>(
    `SELECT (seq_tup_read + idx_tup_fetch)::int AS read FROM pg_stat_xact_user_tables WHERE relname = 'articles'`,
  );
  return rows[0]?.read ?? Number.NaN;
}

/** How many of them are read while one article gets a tag. */
async function readForTag(): Promise<number> {
  await client.query('BEGIN');
  // What is counted goes to the server's statistics now and then, but never within a transaction.
  const before = await readSoFar();
  await client.query(
    `INSERT INTO article_tags (instance_id, article_uuid, value, sort_order)
     SELECT instance_id, uuid, 'custom.of-one', 99 FROM articles WHERE instance_id = $1 AND uuid = 'many-7'`,
    [demo.site],
  );
  const after = await readSoFar();
  await client.query('ROLLBACK');
  return after - before;
}

it('reads one article for the history of one, and not all of its site', async () => {
  const { rows } = await client.query<{ columns: string }>(
    `SELECT string_agg(quote_ident(column_name), ', ') AS columns FROM information_schema.columns
     WHERE table_name = 'articles' AND column_name NOT IN ('uuid', 'number', 'slug') AND is_generated = 'NEVER'`,
  );
  const columns = rows[0]?.columns ?? '';
  await client.query(
    `INSERT INTO articles (uuid, number, ${columns}) SELECT 'many-' || n, 100000 + n, ${columns}
     FROM (SELECT * FROM articles WHERE instance_id = $1 LIMIT 1) one, generate_series(1, 1000) n`,
    [demo.site],
  );
  await client.query('ANALYZE articles, article_tags');
  expect(await readForTag()).toBeLessThan(100);
});
