import type { Queries } from '../store/database.ts';
import { searchText } from '../store/lists/search-text.ts';
import { sql } from '../store/sql.ts';
import { demoGame, venueName } from './game-rows.ts';
import { insertRows } from './insert-rows.ts';
import { demoMetadata } from './metadata-rows.ts';
import { demoPlayer, demoStaff } from './people-rows.ts';
import { randomOf } from './random.ts';
import { type DemoTeam, teamLinks } from './team-rows.ts';

/** How many of each a site has. */
export interface Counts {
  teams: number;
  players: number;
  staff: number;
  games: number;
}

/** What a site's rows are drawn from. */
export interface SiteSource {
  seed: number;
  instanceId: string;
  team: (index: number) => DemoTeam;
  /** How many of the first teams are the site's own; the others are guests. All of them where it is left out. */
  own?: number | undefined;
  now: Date;
  /** Hears how many rows of a kind are written, and of how many. */
  onProgress?: ((kind: keyof Counts, done: number, total: number) => void) | undefined;
}

/** Rows that are made and written at a time, so that progress shows and memory stays small. */
const portion = 5000;

/** Makes the transaction work on the rows of this site from here on. */
export async function enterSite(queries: Queries, instanceId: string): Promise<void> {
  await queries.query(sql`SELECT set_config('app.instance_id', ${instanceId}, true)`);
}

/**
 * Writes the teams, players, staff and games numbered from `present` to `wanted` of the site that the transaction is in. The series
 * and the competitions that are active have to be there.
 */
export async function writeSiteRows(
  queries: Queries,
  source: SiteSource,
  present: Counts,
  wanted: Counts,
): Promise<void> {
  const series = await uuidsByCode(queries, sql`SELECT code, uuid FROM series`);
  const ssgts = await uuidsByCode(
    queries,
    sql`SELECT s.code, g.uuid FROM ssgts g JOIN series s ON s.uuid = g.series_uuid WHERE g.state = 'active'`,
  );
  const seasons = await queries.query<Season>(sql`
    SELECT s.code, g.uuid FROM ssgts g JOIN series s ON s.uuid = g.series_uuid JOIN game_types k ON k.uuid = g.game_type_uuid
    WHERE k.code = 'regular' AND g.created_by = 'demo'`);
  const teams = numbers(0, Math.max(present.teams, wanted.teams)).map(source.team);
  const { seed, instanceId, now } = source;
  const own = teams.slice(0, source.own);
  const guests = teams.slice(own.length);
  const added = teams.slice(present.teams);
  const links = added.map((team) => teamLinks(team, series));
  await insertRows(
    queries,
    'teams',
    added.map((team) => team.row),
  );
  await insertRows(
    queries,
    'team_series',
    links.map((link) => link.series),
  );
  await insertRows(
    queries,
    'team_sports',
    links.map((link) => link.sport),
  );
  await insertRows(
    queries,
    'ssgt_teams',
    added.flatMap((team) => competitionLinks(team, seasons)),
  );
  const venues = await writeVenues(queries, source, teams);
  source.onProgress?.('teams', wanted.teams, wanted.teams);

  const write = (kind: keyof Counts, insert: (indexes: number[]) => Promise<void>) =>
    inPortions(present[kind], wanted[kind], async (indexes, done) => {
      await insert(indexes);
      source.onProgress?.(kind, done, wanted[kind]);
    });
  await write('players', (indexes) =>
    insertRows(
      queries,
      'players',
      indexes.map((index) => demoPlayer(seed, instanceId, index, own)),
    ),
  );
  await write('staff', async (indexes) => {
    const staff = indexes.map((index) => demoStaff(seed, instanceId, index, own));
    await insertRows(
      queries,
      'staff',
      staff.map(({ row }) => row),
    );
    await insertRows(
      queries,
      'staff_teams',
      staff.flatMap(({ team }) => (team ? [team] : [])),
    );
  });
  await write('games', async (indexes) => {
    const games = indexes.flatMap((index) => {
      const row = demoGame(seed, instanceId, index, { own, guests }, { ssgts, venues }, now);
      return row ? [{ index, row }] : [];
    });
    await insertRows(
      queries,
      'games',
      games.map(({ row }) => row),
    );
    await insertRows(
      queries,
      'game_metadata',
      games.flatMap(({ index, row }) => demoMetadata(seed, instanceId, index, row)),
    );
  });
}

/** Writes the venues of these teams that the site does not have yet. Answers all of the site's, by name. */
async function writeVenues(queries: Queries, { seed, instanceId }: SiteSource, teams: readonly DemoTeam[]) {
  const known = await venuesByName(queries);
  const names = [...new Set(teams.map(venueName))].filter((name) => !known.has(name));
  const added = names.map((name) => ({
    uuid: randomOf(seed, instanceId, 'venue', name).uuid(),
    name,
    search_text: searchText(name),
  }));
  await insertRows(queries, 'venues', added);
  return new Map([...known, ...added.map(({ name, uuid }) => [name, uuid] as const)]);
}

/** The venues of the site that the transaction is in: their uuids by name. */
export function venuesByName(queries: Queries): Promise<Map<string, string>> {
  return uuidsByCode(queries, sql`SELECT name AS code, uuid FROM venues`);
}

/** A competition, and the code of its series. */
interface Season {
  code: string;
  uuid: string;
}

/** A team plays in every season of its series. */
function competitionLinks(team: DemoTeam, seasons: readonly Season[]) {
  return seasons
    .filter(({ code }) => code === team.kind.series)
    .map(({ uuid }) => ({ ssgt_uuid: uuid, team_uuid: team.uuid, sort_order: 0 }));
}

async function inPortions(from: number, to: number, work: (indexes: number[], done: number) => Promise<void>) {
  for (let start = from; start < to; start += portion) {
    const end = Math.min(start + portion, to);
    await work(numbers(start, end), end);
  }
}

function numbers(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index);
}

async function uuidsByCode(queries: Queries, statement: ReturnType<typeof sql>): Promise<Map<string, string>> {
  const rows = await queries.query<{ code: string; uuid: string }>(statement);
  return new Map(rows.map(({ code, uuid }) => [code, uuid]));
}
