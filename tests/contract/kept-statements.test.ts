import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../service/store/database.ts';
import { DatabaseUnavailableError } from '../../service/store/errors.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

let own: TestDatabase;
/** A database with one connection, so that every statement goes to it. */
let database: Database;
beforeAll(async () => {
  own = await demoDatabase();
  database = await openDatabase(own.url, { poolSize: 1 });
});
afterAll(async () => {
  await database.close();
  await own.close();
});

const server = async () => {
  const rows = await database.readPlatform((platform) =>
    platform.query<{ pid: number; kept: number }>(
      sql`SELECT pg_backend_pid() AS pid, (SELECT count(*)::int FROM pg_prepared_statements) AS kept`,
    ),
  );
  return rows[0] ?? { pid: 0, kept: 0 };
};
const runDifferent = async (count: number) => {
  for (let number = 0; number < count; number++) {
    await database.readPlatform((platform) => platform.query({ texts: [`SELECT ${number}`], values: [] }));
  }
};

it('the server keeps a limited number of different statements', async () => {
  const before = await server();
  await runDifferent(400);
  await runDifferent(400);
  const same = await server();
  expect(same).toMatchObject({ pid: before.pid });
  expect(same.kept).toBeGreaterThan(400);
  await runDifferent(1200);
  const after = await server();
  expect(after.pid).not.toBe(before.pid);
  expect(after.kept).toBeLessThan(500);
});

it('a statement whose columns became another type meanwhile fails once, and may be asked for again', async () => {
  const owner = new Client({ connectionString: own.url });
  await owner.connect();
  await owner.query(
    'CREATE TABLE widened (figure integer); GRANT SELECT ON widened TO PUBLIC; INSERT INTO widened VALUES (1)',
  );
  const figures = () => database.readPlatform((platform) => platform.query(sql`SELECT figure FROM widened`));
  await figures();
  await owner.query('ALTER TABLE widened ALTER figure TYPE text');
  await owner.end();
  await expect(figures()).rejects.toThrow(DatabaseUnavailableError);
  expect(await figures()).toEqual([{ figure: '1' }]);
});
