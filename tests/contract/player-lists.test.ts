import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '../../service/store/database.ts';
import { listPlayers, type PlayerFilter } from '../../service/store/people/players.ts';
import { listPositions } from '../../service/store/people/positions.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const site = 'north1_north';
const count = 20_000;
/** Rows that a plan may fetch from the table itself: those of the page, and a few that a filter passes over. */
const fewRows = 400;

let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
  const owner = new Client({ connectionString: store.url });
  await owner.connect();
  await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [site]);
  await owner.query(`
    INSERT INTO players (uuid, first_name, last_name, nationality, jersey_number, position_code, shoots, date_of_birth, height_cm, weight_kg, gender,
      team_uuid, search_text, created_at)
    SELECT 'many' || n, 'Anna' || n % 700, 'Testdotter' || n % 3000, CASE WHEN n % 5 > 0 THEN (ARRAY['SE', 'NO', 'FI'])[1 + n % 3] END, nullif(n % 99, 7),
      (ARRAY['GK', 'D', 'C', 'F', NULL])[1 + n % 5], (ARRAY['L', 'R', '-', NULL])[1 + n % 4], date '1990-01-01' + n % 5000,
      CASE WHEN n % 7 > 0 THEN 150 + n % 60 END, CASE WHEN n % 9 > 0 THEN 50 + n % 60 END, (ARRAY['male', 'female', NULL])[1 + n % 3],
      CASE WHEN n % 11 > 0 THEN t.uuids[1 + n % array_length(t.uuids, 1)] END,
      'anna' || n % 700 || ' testdotter' || n % 3000 || CASE WHEN n = 77 THEN ' rarissimum' ELSE '' END, timestamptz '2024-01-01' + n * interval '37 minutes'
    FROM generate_series(0, ${count - 1}) n, (SELECT array_agg(uuid) AS uuids FROM teams WHERE instance_id = '${site}') t`);
  await owner.query('VACUUM ANALYZE players, teams');
  await owner.end();
});
afterAll(() => store.close());

const columns = [
  ...['fullName', 'lastName', 'firstName', 'jerseyNumber', 'position', 'shoots', 'dateOfBirth', 'nationality'],
  ...['gender', 'height', 'weight', 'team', 'createdAt', 'lastModified'],
] as NonNullable<PlayerFilter['sortBy']>[];
const orders = columns.flatMap((sortBy) => (['asc', 'desc'] as const).map((sortOrder) => ({ sortBy, sortOrder })));

it('knows the places of positions that players are ordered by', async () => {
  const positions = await store.database.readInstance(site, listPositions);
  // As players.ts and the index of migration 0014 have them.
  expect(positions.map(({ code }) => code)).toEqual(['GK', 'D', 'C', 'F']);
});

describe('the list of very many players', () => {
  it.each(orders)('reads no more than its page in the order of $sortBy, $sortOrder', async (order) => {
    const scans = (await planOf(order)).filter(
      (node) => node.path.includes('Limit') && node['Relation Name'] === 'players' && node['Actual Loops'] > 0,
    );
    expect(scans.map((node) => node['Node Type'])).toEqual([expect.stringMatching(/^Index (Only )?Scan$/)]);
    // A team has some hundred players, which are ordered by name.
    expect(rowsOf(scans[0])).toBeLessThan(order.sortBy === 'team' ? 2000 : fewRows);
    expect(scans[0]?.path.slice(scans[0].path.indexOf('Limit'))).not.toContain('Sort');
  });

  it.each<Partial<PlayerFilter>>([
    { searchToken: 'a' },
    { searchToken: 'dotter' },
    { searchToken: 'anna test' },
    { searchToken: 'rarissimum' },
    { searchToken: 'nobody' },
    { searchToken: 'rarissimum', sortBy: 'height' },
    { searchToken: 'nobody', sortBy: 'team', sortOrder: 'desc' },
  ])('opens no players but those of the page: %j', async (filter) => {
    const opened = (await planOf(filter)).filter(
      (node) => node['Relation Name'] === 'players' && node['Node Type'] !== 'Index Only Scan',
    );
    expect(Math.max(0, ...opened.map(rowsOf)), JSON.stringify(opened)).toBeLessThan(fewRows);
  });

  it.each(['rarissimum', 'nobody'])('goes once through the index for what is rare: %s', async (searchToken) => {
    const scans = (await planOf({ searchToken })).filter((node) => node['Index Name'] === 'players_by_last_name');
    expect(scans.map((node) => node['Actual Loops']).sort()).toEqual([0, 1]);
  });
});

/** A node of a query's plan after it ran, and the kinds of the nodes that it stands under. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
  path: readonly string[];
}

const rowsOf = (node: PlanNode | undefined): number =>
  node ? (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] : 0;

/** How the database went about a list: all nodes of the plan. */
function planOf(filter: Partial<PlayerFilter>): Promise<PlanNode[]> {
  return store.database.readInstance(site, async (reader) => {
    const nodes: PlanNode[] = [];
    const query: Reader['query'] = async ({ texts: [first = '', ...texts], values }) => {
      const explained = { texts: [`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${first}`, ...texts], values };
      const rows = await reader.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained);
      for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) nodes.push(...flat(Plan, []));
      return [];
    };
    await listPlayers(
      { scope: reader.scope, instanceId: reader.instanceId, query },
      { page: 1, pageSize: 20, ...filter },
    );
    return nodes;
  });
}

function flat(node: PlanNode, above: readonly string[]): PlanNode[] {
  const path = [...above, node['Node Type']];
  return [{ ...node, path }, ...(node.Plans ?? []).flatMap((inner) => flat(inner, path))];
}
