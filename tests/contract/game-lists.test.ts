import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Reader, Transaction } from '../../service/store/database.ts';
import { createGame, updateGame } from '../../service/store/games/game-writes.ts';
import { type GameFilter, listGames } from '../../service/store/games/games.ts';
import { sql } from '../../service/store/sql.ts';
import { updateTeam } from '../../service/store/teams/team-writes.ts';
import { getTeam } from '../../service/store/teams/teams.ts';
import { demoDatabase, type TestDatabase } from './database.ts';

const site = 'north1_north';
const count = 20_000;

let store: TestDatabase;
let owner: Client;
beforeAll(async () => {
  store = await demoDatabase();
  owner = new Client({ connectionString: store.url });
  await owner.connect();
  await owner.query(`SELECT set_config('app.instance_id', $1, false)`, [site]);
  await writeManyGames();
});
afterAll(async () => {
  await owner.end();
  await store.close();
});

describe('the list of very many games', () => {
  const orders = [
    'startDateTime',
    'titles',
    'homeTeam',
    'awayTeam',
    'venueName',
    'series',
    'roundNumber',
    'status',
    'lastModified',
  ] as const;
  const cases = orders.flatMap((sortBy) => (['asc', 'desc'] as const).map((sortOrder) => ({ sortBy, sortOrder })));

  it.each(cases)('reads no more than its page in the order of $sortBy, $sortOrder', async (order) => {
    const nodes = await planOf(order);
    const [scan] = nodes.filter((node) => node.path.includes('Limit') && node['Relation Name'] === 'games');
    expect(scan?.['Node Type']).toMatch(/^Index (Only )?Scan$/);
    // What comes ordered by its first part already is ordered by the rest in small groups.
    expect(scan?.path.slice(scan.path.indexOf('Limit'))).not.toContain('Sort');
  });

  it('finds the games of the rarest word by indexes, and looks through those for the other words', async () => {
    const nodes = await planOf({ search: 'ik rarissimum' });
    const scans = nodes.filter((node) => node['Relation Name'] === 'games' && !node.path.includes('Aggregate'));
    expect(scans.map((node) => node['Node Type'])).toContain('Bitmap Heap Scan');
    expect(scans.map((node) => node.Filter ?? '').join()).toContain('hashed SubPlan');
    expect(nodes.map((node) => node['Index Name'])).toEqual(
      expect.arrayContaining(['games_of_home_team', 'games_of_away_team', 'games_at_venue']),
    );
  });
});

describe('a search for what nearly every name holds', () => {
  it.each<Partial<GameFilter>>([{ search: 'l' }, { search: 'l', played: true }])(
    'opens no games but those of the page: %j',
    async (filter) => {
      const scans = (await planOf(filter)).filter((node) => node['Relation Name'] === 'games');
      expect(scans.map((node) => `${node['Node Type']} of ${node['Index Name']}`).sort()).toEqual([
        'Index Only Scan of games_search',
        'Index Only Scan of games_search',
        'Index Scan of games_pkey',
      ]);
      expect(scans.some((node) => node['Index Name'] === 'games_search' && node.path.includes('Limit'))).toBe(true);
    },
  );

  it('of two letters is counted by indexes, which find its games at once where few teams hold them', async () => {
    const nodes = await planOf({ search: 'ik a' });
    const scans = nodes.filter((node) => node['Relation Name'] === 'games');
    expect(scans.map((node) => node['Node Type']).sort()).toEqual([
      'Bitmap Heap Scan',
      'Index Only Scan',
      'Index Scan',
    ]);
    expect(scans.some((node) => node['Index Name'] === 'games_search' && node.path.includes('Limit'))).toBe(true);
    expect(nodes.map((node) => node['Index Name'])).toEqual(
      expect.arrayContaining(['games_of_home_team', 'games_of_away_team', 'games_at_venue']),
    );
  });
});

describe('the order of games follows the names of', () => {
  it.each([
    [
      'home teams',
      'homeTeam',
      'UPDATE teams SET display_name = $1 WHERE uuid = $2',
      ({ home_team_uuid }: Keys) => home_team_uuid,
    ],
    [
      'away teams',
      'awayTeam',
      'UPDATE teams SET display_name = $1 WHERE uuid = $2',
      ({ away_team_uuid }: Keys) => away_team_uuid,
    ],
    ['venues', 'venueName', 'UPDATE venues SET name = $1 WHERE uuid = $2', ({ venue_uuid }: Keys) => venue_uuid],
    ['series', 'series', 'UPDATE series SET display_name = $1 WHERE uuid = $2', ({ series_uuid }: Keys) => series_uuid],
  ] as const)('%s', async (_, sortBy, statement, keyOf) => {
    const { rows } = await owner.query<Keys>(`
      SELECT g.uuid, g.version, g.home_team_uuid, g.away_team_uuid, g.venue_uuid, c.series_uuid FROM games g JOIN ssgts c ON c.uuid = g.ssgt_uuid AND c.instance_id = g.instance_id
      WHERE g.instance_id = '${site}' AND g.home_team_uuid IS NOT NULL AND g.away_team_uuid IS NOT NULL AND g.venue_uuid IS NOT NULL LIMIT 1`);
    const [game] = rows;
    if (!game) throw new Error('The demo has a game with teams and a venue.');
    await owner.query(`${statement} AND instance_id = '${site}'`, [`0 ${sortBy}`, keyOf(game)]);
    const { items } = await list({ sortBy });
    const first = items[0];
    const names = {
      homeTeam: first?.homeTeamInfo?.displayName,
      awayTeam: first?.awayTeamInfo?.displayName,
      venueName: first?.venueName,
      series: first?.seriesInfo.displayName,
    };
    expect(names[sortBy]).toBe(`0 ${sortBy}`);
    const { rows: after } = await owner.query<Keys>(
      `SELECT version FROM games WHERE instance_id = '${site}' AND uuid = $1`,
      [game.uuid],
    );
    expect(after[0]?.version).toBe(game.version);
  });

  it('the series that a competition is moved to', async () => {
    await owner.query(`
      INSERT INTO series (uuid, code, display_name, search_text) VALUES ('first', 'FIRST', '!', '!');
      UPDATE ssgts SET series_uuid = 'first' WHERE instance_id = '${site}' AND uuid = (SELECT min(ssgt_uuid) FROM games
        WHERE instance_id = '${site}' AND NOT deleted)`);
    const { rows } = await owner.query<Keys>(`SELECT uuid FROM ssgts WHERE series_uuid = 'first'`);
    const [moved] = rows;
    expect((await list({ sortBy: 'series' })).items[0]?.ssgtUuid).toBe(moved?.uuid);
  });
});

describe('a team that is renamed while a game of it is saved', () => {
  const rename = async (transaction: Transaction, uuid: string, displayName: string) => {
    const before = await getTeam(transaction, uuid);
    if (!before) throw new Error('There is no such team.');
    await updateTeam(transaction, 'test', uuid, { ...before.team, displayName });
  };
  const nameIn = async (uuid: string | undefined) => {
    const { rows } = await owner.query<{ home_name: string }>(
      `SELECT home_name FROM games WHERE instance_id = '${site}' AND uuid = $1`,
      [uuid],
    );
    return rows[0]?.home_name;
  };
  const make = async (transaction: Transaction, team: string) => {
    const [ssgt] = await transaction.query<{ uuid: string }>(sql`SELECT min(uuid) AS uuid FROM ssgts`);
    const input = { ssgtUuid: ssgt?.uuid ?? '', startDateTime: '2027-01-01T18:00:00Z', homeTeam: { uuid: team } };
    return (await createGame(transaction, 'test', input)).game;
  };

  it('names it in the game, when the renaming began first', async () => {
    const [, game] = await overlapping(
      (transaction) => rename(transaction, 'many1', 'Renamed first'),
      (transaction) => make(transaction, 'many1'),
    );
    expect(await nameIn(game.uuid)).toBe('Renamed first');
  });

  it('names it in the game, when the game was begun first', async () => {
    const [game] = await overlapping(
      (transaction) => make(transaction, 'many2'),
      (transaction) => rename(transaction, 'many2', 'Renamed second'),
    );
    expect(await nameIn(game.uuid)).toBe('Renamed second');
  });

  it('names it in a game that becomes its game at the same time, and neither waits for ever', async () => {
    const game = await store.database.inInstance(site, (transaction) => make(transaction, 'many3'));
    const { ssgtUuid, startDateTime } = game;
    await overlapping(
      (transaction) =>
        updateGame(transaction, 'test', game.uuid, { ssgtUuid, startDateTime, homeTeam: { uuid: 'many4' } }),
      (transaction) => rename(transaction, 'many4', 'Renamed meanwhile'),
    );
    expect(await nameIn(game.uuid)).toBe('Renamed meanwhile');
  });
});

/** Does both in transactions of their own connections: the second begins when the first has written, which ends when the second waits or is done. */
async function overlapping<First, Second>(
  first: (transaction: Transaction) => Promise<First>,
  second: (transaction: Transaction) => Promise<Second>,
): Promise<[First, Second]> {
  const [written, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const one = store.database.inInstance(site, async (transaction) => {
    const result = await first(transaction);
    written.resolve();
    await end.promise;
    return result;
  });
  await Promise.race([written.promise, one]);
  const two = store.database.inInstance(site, second);
  let isDone = false;
  void two.finally(() => (isDone = true)).catch(() => undefined);
  const isWaiting = async (): Promise<boolean> => {
    const { rowCount } = await owner.query(
      `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
    return rowCount !== 0;
  };
  while (!isDone && !(await isWaiting()));
  end.resolve();
  return Promise.all([one, two]);
}

interface Keys {
  uuid: string;
  version: number;
  home_team_uuid: string;
  away_team_uuid: string;
  venue_uuid: string;
  series_uuid: string;
}

/** A node of a query's plan, and the kinds of the nodes that it stands under. */
interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Filter?: string;
  Plans?: PlanNode[];
  path: readonly string[];
}

const list = (filter: Partial<GameFilter>) =>
  store.database.readInstance(site, (reader) => listGames(reader, { page: 1, pageSize: 50, ...filter }));

/** How the database goes about a list: all nodes of the plan. */
function planOf(filter: Partial<GameFilter>): Promise<PlanNode[]> {
  return store.database.readInstance(site, async (reader) => {
    const nodes: PlanNode[] = [];
    const explaining: Reader = {
      scope: reader.scope,
      instanceId: reader.instanceId,
      query: async ({ texts: [first = '', ...texts], values }) => {
        const explained = { texts: [`EXPLAIN (FORMAT JSON) ${first}`, ...texts], values };
        const rows = await reader.query<{ 'QUERY PLAN': { Plan: PlanNode }[] }>(explained);
        for (const { Plan } of rows.flatMap((row) => row['QUERY PLAN'])) nodes.push(...flat(Plan, []));
        return [];
      },
    };
    await listGames(explaining, { page: 1, pageSize: 50, ...filter });
    return nodes;
  });
}

function flat(node: PlanNode, above: readonly string[]): PlanNode[] {
  const path = [...above, node['Node Type']];
  return [{ ...node, path }, ...(node.Plans ?? []).flatMap((inner) => flat(inner, path))];
}

/** Games of 400 more teams, by SQL, for through the service they would take a minute. */
async function writeManyGames(): Promise<void> {
  await owner.query(`
    INSERT INTO teams (uuid, display_name, team_code, owner_instance_id, search_text)
    SELECT 'many' || n, 'Lag ' || n, 'MANY' || n, '${site}', CASE WHEN n = 7 THEN 'lag rarissimum' ELSE 'lag ik ' || n END
    FROM generate_series(0, 399) n`);
  await owner.query(`
    INSERT INTO games (uuid, ssgt_uuid, starts_at, state, played, home_team_uuid, away_team_uuid, round_number)
    SELECT 'many' || n, (SELECT min(uuid) FROM ssgts WHERE instance_id = '${site}'), timestamptz '2024-01-01' + n * interval '17 minutes',
      CASE WHEN n % 4 = 0 THEN 'pre-game' ELSE 'post-game' END, n % 4 > 0,
      'many' || n % 400, 'many' || (n + 1 + n / 400) % 400, 1 + n % 38
    FROM generate_series(0, ${count - 1}) n`);
  await owner.query('VACUUM ANALYZE games, teams, venues');
}
