import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../../service/store/sql.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const site = 'north1_north';
let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
});
afterAll(() => store.close());

describe('reads that are asked for together', () => {
  const transaction = sql`SELECT virtualtransaction AS id, current_setting('app.instance_id') AS site
    FROM pg_locks WHERE pid = pg_backend_pid() AND locktype = 'virtualxid' AND granted`;

  test('share one transaction, on the site; the next ones have the next', async () => {
    await store.database.readInstance(site, async (reader) => {
      const ask = async () => (await reader.query<{ id: string; site: string }>(transaction))[0];
      const later = async () => {
        await Promise.resolve();
        return ask();
      };
      const first = await Promise.all([ask(), ask(), later()]);
      expect(new Set(first.map((row) => row?.id)).size).toBe(1);
      expect(first.map((row) => row?.site)).toEqual([site, site, site]);
      const next = await ask();
      expect(next?.id).not.toBe(first[0]?.id);
      expect(next?.site).toBe(site);
    });
  });

  test('are each told of the writes to its own tables alone', async () => {
    const written = sql`SELECT current_setting('app.written', true) AS written`;
    await store.database.readInstance(site, async (reader) => {
      const ask = async (tables?: string[]) => (await reader.query<{ written: string }>(written, tables))[0]?.written;
      const teams = `${site} teams`;
      const [one, none, two, last] = await Promise.all([ask([teams]), ask(), ask([teams, teams]), ask([])]);
      expect(one).toMatch(/^\d+$/);
      expect(two).toBe(`${one} ${one}`);
      expect([none, last]).toEqual(['', '']);
    });
  });

  test('fail together, by what failed first, and leave the connection usable', async () => {
    await store.database.readInstance(site, async (reader) => {
      const both = Promise.all([reader.query(sql`SELECT 1 / ${0}::int`), reader.query(sql`SELECT 1`)]);
      await expect(both).rejects.toThrow('division by zero');
      expect(await reader.query(sql`SELECT 1 AS one`)).toEqual([{ one: 1 }]);
    });
  });
});
