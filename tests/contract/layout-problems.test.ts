import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Reader } from '../../service/store/database.ts';
import { problemsOfLayouts } from '../../service/store/layouts/resolve/resolve-layout.ts';
import { type Sql, sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
});
afterAll(() => store.close());

it('looks for problems in one layout after the other, so that many large ones hold nobody up', async () => {
  let atOnce = 0;
  const problems = await store.database.readInstance('frost1_frost', (reader) => {
    const watched: Reader = {
      ...reader,
      query: async <Row>(statement: Sql) => {
        const rows = await reader.query<Row>(statement);
        atOnce = Math.max(atOnce, rows.filter((row) => typeof row === 'object' && row && 'sections' in row).length);
        return rows;
      },
    };
    return problemsOfLayouts(watched, sql`TRUE`, () => [], []);
  });
  expect(problems.size).toBeGreaterThan(1);
  expect(atOnce).toBe(1);
});
