import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Database, openDatabase } from '../../service/store/database.ts';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await demoDatabase();
});
afterAll(() => own.close());

async function opened<Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> {
  const database = await openDatabase(url);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

const oddly = {
  datestyle: "'German, DMY'",
  timezone: "'Asia/Kathmandu'",
  intervalstyle: "'sql_standard'",
  bytea_output: "'escape'",
  extra_float_digits: '-5',
  default_transaction_isolation: "'serializable'",
  row_security: 'off',
};

it('a database that is set up otherwise is read and written as any', async () => {
  const owner = new Client({ connectionString: own.url });
  await owner.connect();
  const name = new URL(own.url).pathname.slice(1);
  for (const [setting, value] of Object.entries(oddly)) {
    await owner.query(`ALTER DATABASE ${name} SET ${setting} = ${value}`);
  }
  await owner.end();
  const read = (database: Database) =>
    database.inInstance(demo.site, (transaction) =>
      transaction.query(sql`
        SELECT '2026-03-04T05:06:07.5Z'::timestamptz AS moment, '2026-03-04'::date AS day, 0.1::float8 + 0.2 AS number,
          '1 day 2 hours'::interval::text AS span, current_setting('transaction_isolation') AS sees,
          (SELECT count(*)::int > 0 FROM teams) AS has_teams`),
    );
  expect(await opened(own.url, read)).toEqual([
    {
      moment: '2026-03-04T05:06:07.500Z',
      day: '2026-03-04',
      number: 0.1 + 0.2,
      span: '1 day 02:00:00',
      sees: 'read committed',
      has_teams: true,
    },
  ]);
});

it('settings that the address of the database has are beside ours, and not in their place', async () => {
  const address = new URL(own.url);
  address.searchParams.set('options', '-c work_mem=5MB -c statement_timeout=7000');
  const read = (database: Database) =>
    database.readInstance(demo.site, (reader) =>
      reader.query(sql`
        SELECT current_user AS name, current_setting('work_mem') AS memory, current_setting('statement_timeout') AS patience,
          (SELECT count(*)::int > 0 FROM teams) AS has_teams`),
    );
  expect(await opened(address.href, read)).toEqual([
    { name: 'touchline_app', memory: '5MB', patience: '20s', has_teams: true },
  ]);
});
