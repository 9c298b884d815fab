import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '../../service/store/database.ts';
import { listPlayers } from '../../service/store/people/players.ts';
import { listTeams, type TeamFilter } from '../../service/store/teams/teams.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const site = 'north1_north';
const otherSite = 'frost1_frost';
const page = { page: 1, pageSize: 5 };

let store: TestDatabase;
let owner: Client;
beforeAll(async () => {
  store = await demoDatabase();
  owner = new Client({ connectionString: store.url });
  await owner.connect();
  await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [site]);
});
afterAll(async () => {
  await owner.end();
  await store.close();
});

const teamsOf = (filter: Partial<TeamFilter> = {}, of = site) =>
  store.database.readInstance(of, (reader) => listTeams(reader, { ...page, ...filter }));
const totalOf = async (...question: Parameters<typeof teamsOf>) => (await teamsOf(...question)).total;
const insertTeam = (name: string) =>
  owner.query(
    `INSERT INTO teams (uuid, display_name, team_code, owner_instance_id, search_text) VALUES ($1, $1, $1, $2, lower($1))`,
    [name, site],
  );

describe('the total of a list', () => {
  it('is not counted again while nothing is written', async () => {
    const list = (reader: Reader, number: number) =>
      listPlayers(reader, { page: number, pageSize: 20, nationality: 'SE' });
    const read = () => store.database.readInstance(site, (reader) => list(reader, 1));
    const [first, counts, again] = await undisturbed(async () => [
      await read(),
      // Other pages of the same list, too.
      [await countsOf((reader) => list(reader, 1)), await countsOf((reader) => list(reader, 2))],
      await read(),
    ]);
    expect(counts).toEqual([0, 0]);
    expect(again).toEqual(first);
    expect(first.total).toBeGreaterThan(20);
  });

  it('is counted anew after anything was written, and is right at once', async () => {
    const before = await totalOf();
    await insertTeam('Counted one');
    expect(await countsOf((reader) => listTeams(reader, page))).toBe(1);
    expect(await totalOf()).toBe(before + 1);
    await owner.query(`DELETE FROM teams WHERE uuid = 'Counted one' AND instance_id = $1`, [site]);
    expect(await totalOf()).toBe(before);
  });

  it('is not counted again after something was written that the list does not read, or on another site', async () => {
    const list = (reader: Reader) => listTeams(reader, page);
    await settled(() => totalOf());
    await owner.query(`UPDATE players SET version = version + 1 WHERE instance_id = $1`, [site]);
    expect(await countsOf(list)).toBe(0);
    await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [otherSite]);
    await owner.query(`UPDATE teams SET version = version + 1`);
    await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [site]);
    expect(await countsOf(list)).toBe(0);
    await owner.query(`UPDATE teams SET version = version + 1`);
    expect(await countsOf(list)).toBe(1);
  });

  it('is not counted again while the same table of another database is written to', async () => {
    const copy = await demoDatabase();
    const other = new Client({ connectionString: copy.url });
    await other.connect();
    await settled(() => totalOf());
    await other.query('BEGIN');
    await other.query(`SELECT set_config('app.instance_id', $1, true)`, [site]);
    await other.query(`UPDATE teams SET version = version + 1`);
    expect(await countsOf((reader) => listTeams(reader, page))).toBe(0);
    await other.query('ROLLBACK');
    await other.end();
    await copy.close();
  });

  it('is counted anew once a transaction ends that had written before it was counted', async () => {
    const before = await totalOf();
    await owner.query('BEGIN');
    await insertTeam('Counted three');
    expect([await totalOf(), await totalOf()]).toEqual([before, before]);
    await owner.query('COMMIT');
    await owner.query(`UPDATE players SET version = version + 1 WHERE instance_id = $1`, [site]);
    expect(await totalOf()).toBe(before + 1);
    await owner.query(`DELETE FROM teams WHERE uuid = 'Counted three' AND instance_id = $1`, [site]);
    expect(await totalOf()).toBe(before);
  });

  it('hears of writes to every table but the audit', async () => {
    const { rows } = await owner.query<{ name: string }>(`SELECT relname AS name FROM pg_class c
      WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition
        AND NOT EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = c.oid AND t.tgname = 'note_write')`);
    expect(rows.map(({ name }) => name)).toEqual(['audit_entries']);
  });

  it('leaves out what another transaction has written until that ends, and no longer', async () => {
    const before = await totalOf();
    await owner.query('BEGIN');
    await insertTeam('Counted two');
    expect([await totalOf(), await totalOf()]).toEqual([before, before]);
    await owner.query('COMMIT');
    expect([await totalOf(), await totalOf()]).toEqual([before + 1, before + 1]);
  });

  it('has what the transaction itself has written', async () => {
    const before = await totalOf();
    await expect(
      store.database.inInstance(site, async (transaction) => {
        const [{ total: first }] = [await listTeams(transaction, page)];
        await transaction.query({ texts: [`UPDATE teams SET deleted = true WHERE uuid = 'Counted two'`], values: [] });
        const [{ total: then }] = [await listTeams(transaction, page)];
        throw new Error(`${first - before} ${then - before}`);
      }),
    ).rejects.toThrow('0 -1');
    expect(await totalOf()).toBe(before);
  });

  it('belongs to a site and a filter', async () => {
    const [all, found, deleted, others] = [
      await totalOf(),
      await totalOf({ searchToken: 'counted two' }),
      await totalOf({ deleted: true }),
      await totalOf({}, otherSite),
    ];
    expect([await totalOf(), await totalOf({}, otherSite)]).toEqual([all, others]);
    expect(await totalOf({ deleted: true })).toBe(deleted);
    expect(await totalOf({ searchToken: 'counted two' })).toBe(found);
    expect(found).toBe(1);
    expect(new Set([all, found, others]).size).toBe(3);
  });
});

describe('a page past the middle of many', () => {
  const insertTeams = (first: number, last: number) =>
    owner.query(
      `INSERT INTO teams (uuid, display_name, team_code, owner_instance_id, search_text, gender, nationality)
       SELECT 'many' || n, 'Many ' || (n / 3), 'M' || n, $1, 'many', (ARRAY['male', 'female'])[1 + n % 3],
         (ARRAY['SE', 'NO', 'FI'])[1 + n % 5] FROM generate_series($2::int, $3::int) n`,
      [site, first, last],
    );
  beforeAll(() => insertTeams(1, 1100));

  it.each(['displayName', 'gender', 'nationality'] as const)(
    'is the one read from the beginning, by %s',
    async (sortBy) => {
      for (const sortOrder of ['asc', 'desc'] as const) {
        const filter = { sortBy, sortOrder, pageSize: 100 };
        const { total } = await teamsOf(filter);
        for (let number = 1; number <= Math.ceil(total / 100) + 1; number++) {
          const known = await teamsOf({ ...filter, page: number });
          const fromBeginning = await store.database.readInstance(site, ({ scope, instanceId, query }) =>
            listTeams({ scope, instanceId, query }, { ...filter, page: number }),
          );
          expect(known).toEqual(fromBeginning);
        }
      }
    },
  );

  describe('of so many that PostgreSQL follows the index, as its statistics say', () => {
    beforeAll(async () => {
      await insertTeams(1101, 20_000);
      await owner.query('ANALYZE teams');
    });

    it('is read from the end, and from the beginning again after something was written', async () => {
      const filter = { pageSize: 100, page: 200 };
      const last = (reader: Reader) => listTeams(reader, filter);
      const read = await settled(async () => {
        await teamsOf({ ...filter, page: 1 });
        return rowsReadBy(last);
      });
      expect(read).toBeLessThan(400);
      const before = await teamsOf(filter);
      await insertTeam('A first one');
      const then = await teamsOf(filter);
      expect(then.total).toBe(before.total + 1);
      expect(then.items[1]).toEqual(before.items[0]);
      await owner.query(`DELETE FROM teams WHERE uuid = 'A first one' AND instance_id = $1`, [site]);
    });

    it('is read from the beginning of its order once a search is known to find many, with the same rows', async () => {
      const filter = { searchToken: 'many', pageSize: 20, page: 1 };
      const list = (reader: Reader) => listTeams(reader, filter);
      const [first, read, again] = await settled(async () => [
        await teamsOf(filter),
        await rowsReadBy(list),
        await teamsOf(filter),
      ]);
      expect(first.total).toBe(20_000);
      expect(read).toBeLessThan(400);
      expect(again).toEqual(first);
    });
  });
});

/** What was measured while nothing was written: other test files write to databases of the same server, and its snapshots are of all of them. */
async function undisturbed<Measured>(measure: () => Promise<Measured>): Promise<Measured> {
  const snapshot = async () =>
    (await owner.query<{ snapshot: string }>('SELECT pg_current_snapshot()::text AS snapshot')).rows[0]?.snapshot;
  for (;;) {
    const before = await snapshot();
    const measured = await measure();
    if ((await snapshot()) === before) return measured;
  }
}

/** What was read while no transaction that writes was open or ended: other test files write to databases of the same server. */
async function settled<Result>(read: () => Promise<Result>): Promise<Result> {
  /** The transaction that would begin next, as long as none is under way. */
  const nextWhileQuiet = async () => {
    const { rows } = await owner.query<{
      next: string | null;
    }>(`SELECT CASE WHEN pg_snapshot_xmin(s) = pg_snapshot_xmax(s)
      THEN pg_snapshot_xmax(s)::text END AS next FROM pg_current_snapshot() s`);
    return rows[0]?.next ?? undefined;
  };
  for (;;) {
    const before = await nextWhileQuiet();
    const result = await read();
    if (before !== undefined && before === (await nextWhileQuiet())) return result;
  }
}

interface PlanNode {
  'Node Type': string;
  'Actual Rows': number;
  'Relation Name'?: string;
  'Parent Relationship'?: string;
  'Actual Loops': number;
  Plans?: PlanNode[];
}

/** How often the database counts all that a list holds, where it does so in the list's own query. */
async function countsOf(list: (reader: Reader) => Promise<unknown>): Promise<number> {
  const nodes = await plannedNodes(list);
  return nodes
    .flat()
    .filter((node) => node['Node Type'] === 'Aggregate' && node['Parent Relationship'] === 'InitPlan')
    .reduce((sum, node) => sum + node['Actual Loops'], 0);
}

/** How many teams the database reads for the first statement of a list. */
async function rowsReadBy(list: (reader: Reader) => Promise<unknown>): Promise<number> {
  const [nodes = []] = await plannedNodes(list);
  return nodes
    .filter((node) => node['Relation Name'] === 'teams')
    .reduce((sum, node) => sum + node['Actual Rows'] * node['Actual Loops'], 0);
}

/** What the database does for a list, step by step, by its statements. */
function plannedNodes(list: (reader: Reader) => Promise<unknown>): Promise<PlanNode[][]> {
  return store.database.readInstance(site, async (reader) => {
    const statements: PlanNode[][] = [];
    const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];
    const query: Reader['query'] = async ({ texts: [first = '', ...texts], values }, tables) => {
      const explained = { texts: [`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${first}`, ...texts], values };
      const rows = await reader.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained, tables);
      statements.push(rows.flatMap((row) => row['QUERY PLAN']).flatMap(({ Plan }) => nodesOf(Plan)));
      return [];
    };
    const { scope, instanceId, totals } = reader;
    await list({ scope, instanceId, query, ...(totals && { totals }) });
    return statements;
  });
}
