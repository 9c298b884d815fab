import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from '../../service/identity/access-tokens.ts';
import { createHandlers } from '../../service/operations/handlers.ts';
import type { Services } from '../../service/operations/services.ts';
import type { Database, Queries } from '../../service/store/database.ts';
import { identifier, prepared, type Sql, sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';
import { demo } from './test-service.ts';

/** The statements of the last transaction, without those that begin and end it. */
let statements: string[] = [];
let store: TestDatabase;
let database: Database;

beforeAll(async () => {
  store = await demoDatabase();
  database = {
    ...store.database,
    inInstance: (site, work) => {
      statements = [];
      return store.database.inInstance(site, (transaction) => work({ ...transaction, ...noting(transaction) }));
    },
  };
});

afterAll(() => store.close());

function noting(queries: Queries): Queries {
  return {
    query<Row>(statement: Sql) {
      statements.push(prepared(statement).text.replace(/\s+/g, ' ').trim());
      return queries.query<Row>(statement);
    },
  };
}

/** A handler of any operation. */
type Operation = (call: object) => Promise<{ body: object; version: number }>;

const site = demo.site;
const caller = { subject: demo.admin, name: 'Admin', email: 'admin@example.com' } as Caller;

/** Reads one thing of the demo as its editor does, and saves it as it is. */
async function saveOne(table: string, read: string, save: string, parameter: string): Promise<void> {
  const [row] = await store.database.readInstance(site, (reader) =>
    reader.query<{ uuid: string }>(sql`SELECT uuid FROM ${identifier(table)} ORDER BY uuid LIMIT 1`),
  );
  const handlers = new Map<string, unknown>(Object.entries(createHandlers({ database, config: {} } as Services)));
  const run = (operation: string, given: object) => (handlers.get(operation) as Operation)(given);
  const call = { site: { instanceId: site }, caller, path: { [parameter]: row?.uuid }, query: {} };
  const found = await run(read, call);
  const saved = await run(save, { ...call, body: found.body, expectedVersion: found.version });
  const version = found.version + 1;
  expect(saved.version).toBe(version);
  const shown = 'version' in found.body ? { version } : {};
  expect(saved.body).toEqual({ ...found.body, ...shown, lastModified: expect.any(String) as string });
}

test.each([
  { table: 'teams', read: 'getTeam', save: 'updateTeam', parameter: 'teamUuid', count: 4 },
  { table: 'series', read: 'getSeries', save: 'updateSeries', parameter: 'seriesUuid', count: 8 },
  { table: 'players', read: 'getPlayer', save: 'updatePlayer', parameter: 'playerUuid', count: 3 },
  { table: 'staff', read: 'getStaff', save: 'updateStaff', parameter: 'staffUuid', count: 3 },
  { table: 'ssgts', read: 'getSsgt', save: 'updateSsgt', parameter: 'ssgtUuid', count: 8 },
  { table: 'games', read: 'getGame', save: 'updateGame', parameter: 'gameUuid', count: 5 },
  { table: 'game_series', read: 'getGameSeries', save: 'updateGameSeries', parameter: 'gameSeriesUuid', count: 3 },
  { table: 'routes', read: 'getRoute', save: 'updateRoute', parameter: 'id', count: 3 },
])('$save locks and reads its row once', async ({ table, read, save, parameter, count }) => {
  await saveOne(table, read, save, parameter);
  const beginning = (text: string) => statements.filter((statement) => statement.startsWith(text));
  expect(beginning(`SELECT 1 FROM ${table} WHERE uuid = $1 FOR UPDATE`)).toHaveLength(1);
  expect(beginning('SELECT p.version, ').filter((text) => text.includes(`FROM ${table} p WHERE`))).toHaveLength(1);
  expect(beginning(`UPDATE "${table}" AS p SET `)).toHaveLength(1);
  expect(statements[beginning('SELECT pg_advisory').length], 'locked before it is read').toContain('FOR UPDATE');
  expect(statements).toHaveLength(count);
});
