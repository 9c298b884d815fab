import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader } from '../../service/store/database.ts';
import { listMedia, type MediaFilter } from '../../service/store/media/media.ts';
import { listSponsors } from '../../service/store/sponsors/sponsors.ts';
import { sql } from '../../service/store/sql.ts';
import { nextYear } from '../fixtures/days-ahead.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const site = 'north1_north';
const origin = 'http://localhost';
const first = { type: 'image', page: 1, pageSize: 20 } as const;
const count = 20_000;
/** Rows that a plan may fetch from the table itself: those of the page, of what stands beside them, and a few that a filter passes over. */
const fewRows = 400;

let store: TestDatabase;
beforeAll(async () => {
  store = await demoDatabase();
  const owner = new Client({ connectionString: store.url });
  await owner.connect();
  await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [site]);
  await writeManyItems(owner);
  await owner.end();
  // Work, not waiting: 20 000 rows with their tags take a busy machine a minute.
}, 240_000);
afterAll(() => store.close());

describe('the list of very many items', () => {
  const orders = (['createdAt', 'name', 'views', 'size'] as const).flatMap((sortBy) =>
    (['asc', 'desc'] as const).map((sortOrder): Partial<MediaFilter> => ({ sortBy, sortOrder })),
  );
  const filters: Partial<MediaFilter>[] = [
    { category: 3 },
    { tag: 'custom.many' },
    { game: 'many' },
    { uploader: 'many@foto.example' },
    { private: true },
    { private: false },
    { draft: true },
    { draft: false },
    { sixteenNine: true },
    { incomplete: true },
    { incomplete: false },
    { status: 'ready' },
    { status: 'pending' },
    { uploadedFrom: '2025-06-01' },
    { uploadedUntil: '2024-01-05' },
    { page: 900 },
    { category: 3, uploadedFrom: '2025-06-01', sortOrder: 'asc' },
    { search: 'bild 7' },
    { search: 'b' },
    { search: 'rarissimum' },
    { search: 'bild', category: 3 },
    { search: 'bild 7', tag: 'custom.many' },
    { search: 'rarissimum', game: 'many' },
  ];

  it.each([...orders, ...filters])('fetches no more items than its page: %j', async (filter) => {
    const nodes = await planOf(filter);
    const fetched = nodes.filter(
      (node) => node['Relation Name'] === 'media' && node['Node Type'] !== 'Index Only Scan',
    );
    const rows = fetched.map(
      (node) => (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'],
    );
    expect(Math.max(0, ...rows), JSON.stringify(fetched)).toBeLessThan(fewRows);
  });

  it.each(orders)('is read from an index in its order: %j', async (order) => {
    const scans = (await planOf(order)).filter(
      (node) => node.path.includes('Limit') && node['Relation Name'] === 'media',
    );
    // What is empty has a scan of its own, after the others.
    expect(scans.length).toBe(order.sortBy === 'size' ? 2 : 1);
    for (const scan of scans) {
      expect(scan['Node Type']).toMatch(/^Index (Only )?Scan$/);
      expect(scan.path.slice(scan.path.indexOf('Limit'))).not.toContain('Sort');
    }
  });

  it.each<Partial<MediaFilter>>([
    { search: 'bild 7', sortBy: 'name' },
    { category: 3, private: true },
    { game: 'many' },
  ])('looks once, for page and count, at what fits %j', async (filter) => {
    const nodes = await planOf(filter);
    const whole = nodes.filter(
      (node) => node['Relation Name'] === 'media' && node['Actual Rows'] * node['Actual Loops'] > fewRows,
    );
    expect(whole.length).toBeLessThanOrEqual(1);
    expect(nodes.filter((node) => node['CTE Name'] === 'fitting').length).toBe(2);
  });

  it.each<[Partial<MediaFilter>, string]>([
    [{ category: 3 }, 'media_of_category'],
    [{ tag: 'custom.many' }, 'media_of_tag'],
    [{ tag: 'custom.many', uploadedUntil: '2025-01-01' }, 'media_of_tag'],
  ])('knows from the links alone which items are on the page and how many there are: %j', async (filter, index) => {
    const nodes = await planOf(filter);
    const scans = nodes.filter((node) => node['Index Name'] === index);
    expect(scans.map((node) => node['Node Type'])).toEqual(['Index Only Scan', 'Index Only Scan']);
    const looked = scans.find((node) => node.path.includes('Limit'));
    expect(looked?.['Actual Rows']).toBeLessThanOrEqual(20);
    expect(nodes.some((node) => node['CTE Name'] === 'fitting')).toBe(false);
  });

  it.each(['b', 'bild', 'il'])('soon has a page of what nearly everything holds: %s', async (search) => {
    const pages = (await planOf({ search })).filter(
      (node) => node['Index Name'] === 'media_search' && node.path.includes('Limit'),
    );
    expect(pages.map((node) => node['Actual Rows'])).toEqual([20]);
  });

  it.each(['rarissimum', 'extremum', 'bild 4999'])('reads the index once for what is rare: %s', async (search) => {
    const scans = (await planOf({ search })).filter((node) => node['Index Name'] === 'media_search');
    expect(scans.map((node) => node['Actual Loops']).sort()).toEqual([0, 1]);
  });

  it.each<Partial<MediaFilter>>([{}, { sortBy: 'name' }, { category: 3 }, { search: 'bild' }, { page: 3 }])(
    'is planned a few times and not each time anew: %j',
    async (filter) => {
      const plans = await store.database.readInstance(site, async (reader) => {
        for (let turn = 0; turn < 12; turn++) await listMedia(reader, { ...first, ...filter }, origin);
        return reader.query<{ custom: number }>(sql`
          SELECT max(custom_plans)::int AS custom FROM pg_prepared_statements
          WHERE statement LIKE '%WITH fitting%' AND generic_plans + custom_plans >= 12`);
      });
      expect(plans.map(({ custom }) => custom)).toEqual([5]);
    },
  );
});

describe('a search', () => {
  it.each(['extremum', 'many texts extremum', 'e'])(
    'finds items with more to say than an index holds: %s',
    async (search) => {
      const { items } = await store.database.readInstance(site, (reader) =>
        listMedia(reader, { ...first, search, uploadedFrom: `${nextYear}-01-01` }, origin),
      );
      expect(items.map(({ id }) => id)).toEqual(['long']);
    },
  );
});

it('finds the logos of a page of sponsors, and not every item', async () => {
  const nodes = await planOfRead((reader) =>
    listSponsors(reader, { page: 1, pageSize: 20 }, { base: origin, today: '2026-11-28' }),
  );
  const logos = nodes.filter((node) => node['Relation Name'] === 'media');
  expect(logos.length).toBeGreaterThanOrEqual(2);
  for (const { 'Actual Rows': rows, 'Actual Loops': loops } of logos) expect(rows * loops).toBeLessThan(fewRows);
});

/** A node of a query's plan after it ran, and the kinds of the nodes that it stands under. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'CTE Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
  path: readonly string[];
}

const planOf = (filter: Partial<MediaFilter>): Promise<PlanNode[]> =>
  planOfRead((reader) => listMedia(reader, { ...first, ...filter }, origin));

/** How the database went about a read: all nodes of its plans. */
function planOfRead(read: (reader: Reader) => Promise<unknown>): Promise<PlanNode[]> {
  return store.database.readInstance(site, async (reader) => {
    const nodes: PlanNode[] = [];
    const explaining: Reader = {
      scope: reader.scope,
      instanceId: reader.instanceId,
      query: async ({ texts: [first = '', ...texts], values }) => {
        const explained = { texts: [`EXPLAIN (ANALYZE, TIMING OFF, FORMAT JSON) ${first}`, ...texts], values };
        const rows = await reader.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained);
        for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) nodes.push(...flat(Plan, []));
        return [];
      },
    };
    await read(explaining);
    return nodes;
  });
}

function flat(node: PlanNode, above: readonly string[]): PlanNode[] {
  const path = [...above, node['Node Type']];
  return [{ ...node, path }, ...(node.Plans ?? []).flatMap((inner) => flat(inner, path))];
}

/** Items of one file, by SQL, for through the service they would take an hour. */
async function writeManyItems(owner: Client): Promise<void> {
  await owner.query(`
    INSERT INTO media (uuid, type, key, name, status, file_uuid, size, sixteen_nine, is_private, views, search_text, created_at, created_by)
    SELECT 'many' || n, 'image', 'many' || n, 'Bild ' || n % 5000, 'ready', f.uuid, 1000 + n % 3000, n % 3 > 0, n % 8 = 0, n % 900,
      'bild ' || n % 5000, timestamptz '2024-01-01' + n * interval '37 minutes', CASE WHEN n % 3 = 0 THEN 'many@foto.example' ELSE 'few@foto.example' END
    FROM generate_series(0, ${count - 1}) n, (SELECT min(uuid) AS uuid FROM media_files WHERE instance_id = '${site}') f`);
  await owner.query(`
    INSERT INTO media (uuid, type, key, name, status, file_uuid, size, search_text, created_at)
    SELECT 'long', 'image', 'long', 'Long', 'ready', f.uuid, 1, repeat('many texts ', 300) || 'extremum', timestamptz '${nextYear}-02-01'
    FROM (SELECT min(uuid) AS uuid FROM media_files WHERE instance_id = '${site}') f`);
  await owner.query('VACUUM ANALYZE media');
  await owner.query(`
    INSERT INTO media_category_links (media_uuid, category_id, sort_order) SELECT 'many' || n, 1 + n % 9, 1 FROM generate_series(0, ${count - 1}) n`);
  await owner.query(`
    INSERT INTO media_tags (media_uuid, value, sort_order)
    SELECT 'many' || n, CASE WHEN n % 2 = 0 THEN 'custom.many' ELSE 'game.many' END, 1 FROM generate_series(0, ${count - 1}, 3) n`);
  await owner.query('VACUUM ANALYZE media, media_category_links, media_tags');
}
