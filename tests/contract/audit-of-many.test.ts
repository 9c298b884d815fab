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
