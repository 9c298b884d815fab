import type { Filter, Game } from './contract.ts';
import type { Reader } from './database.ts';
import { startOfDay } from './days.ts';
import { NotFoundError } from './errors.ts';
import { gameJoins, gameJson, statusOf } from './game-json.ts';
import { type Page, type PageRow, pageQuery, type SortColumn, toPage } from './page.ts';
import { searchWords } from './search-text.ts';
import { allOf, type Sql, sql } from './sql.ts';

/** Which games, and in which order: the parameters of `listGames`. One that is left out does not filter. */
export type GameFilter = Filter<'listGames'>;

/** A game and the number of its version, which grows with every change. */
export interface VersionedGame {
  game: Game;
  version: number;
}

const start: SortColumn = { order: sql`starts_at`, mayBeEmpty: false };
const homeTeam: SortColumn = {
  order: sql`home_name COLLATE "und-x-icu"`,
  mayBeEmpty: true,
  join: sql`LEFT JOIN (SELECT uuid AS home_uuid, display_name AS home_name FROM teams) homes ON home_uuid = home_team_uuid`,
};
const awayTeam: SortColumn = {
  order: sql`away_name COLLATE "und-x-icu"`,
  mayBeEmpty: true,
  join: sql`LEFT JOIN (SELECT uuid AS away_uuid, display_name AS away_name FROM teams) aways ON away_uuid = away_team_uuid`,
};
const venueName: SortColumn = {
  order: sql`place_name COLLATE "und-x-icu"`,
  mayBeEmpty: true,
  join: sql`LEFT JOIN (SELECT uuid AS place_uuid, name AS place_name FROM venues) places ON place_uuid = venue_uuid`,
};
const series: SortColumn = {
  order: sql`series_name COLLATE "und-x-icu"`,
  mayBeEmpty: true,
  join: sql`LEFT JOIN (SELECT g.uuid AS series_ssgt, r.display_name AS series_name FROM ssgts g JOIN series r ON r.uuid = g.series_uuid)
    names ON series_ssgt = ssgt_uuid`,
};

const sorts: Record<NonNullable<GameFilter['sortBy']>, readonly SortColumn[]> = {
  startDateTime: [start],
  displayName: [homeTeam, awayTeam, start],
  homeTeam: [homeTeam, start],
  awayTeam: [awayTeam, start],
  venueName: [venueName, start],
  series: [series, start],
  roundNumber: [{ order: sql`round_number`, mayBeEmpty: true }, start],
  // From what is still to come to what is over.
  status: [
    {
      order: sql`array_position(ARRAY['upcoming', 'ongoing', 'finished'], ${statusOf(sql`games`)})`,
      mayBeEmpty: false,
    },
    start,
  ],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** A page of the site's games and the count of all that fit; by start and ascending unless told (specification §9). One query. */
export async function listGames(reader: Reader, filter: GameFilter): Promise<Page<Game>> {
  const rows = await reader.query<PageRow<Game>>(
    pageQuery({
      ...filter,
      table: sql`games`,
      condition: allOf(gameConditions(filter)),
      looksAtAll: Boolean(filter.search || filter.location || filter.team || filter.series),
      sort: sorts[filter.sortBy ?? 'startDateTime'],
      direction: filter.sortOrder,
      item: gameJson,
      joins: gameJoins,
    }),
  );
  return toPage(rows);
}

/**
 * A page of a competition's games; by start and descending unless told (specification §9). Throws `NotFoundError` for a competition that the site does not
 * have.
 */
export async function listGamesBySsgt(
  reader: Reader,
  ssgtUuid: string,
  { teamUuid, ...filter }: Filter<'listGamesBySsgt'>,
): Promise<Page<Game>> {
  const page = await listGames(reader, {
    ...filter,
    team: teamUuid,
    seasonSeriesGameType: ssgtUuid,
    sortOrder: filter.sortOrder ?? 'desc',
  });
  if (page.total === 0) await refuseUnknownSsgt(reader, ssgtUuid);
  return page;
}

/** Throws `NotFoundError` for a competition that the site does not have. */
export async function refuseUnknownSsgt(reader: Reader, uuid: string): Promise<void> {
  const found = await reader.query(sql`SELECT 1 FROM ssgts WHERE uuid = ${uuid}`);
  if (found.length === 0) throw new NotFoundError('competition', uuid);
}

/** The games of a competition between two teams, either at home, by start; deleted ones left out. */
export async function listGamesOfTeams(
  reader: Reader,
  { ssgtUuid, teamUuid, otherTeamUuid }: { ssgtUuid: string; teamUuid: string; otherTeamUuid: string },
): Promise<Game[]> {
  const rows = await reader.query<{ game: Game }>(sql`
    SELECT ${gameJson} AS game FROM games p ${gameJoins}
    WHERE p.ssgt_uuid = ${ssgtUuid} AND NOT p.deleted
      AND ((p.home_team_uuid = ${teamUuid} AND p.away_team_uuid = ${otherTeamUuid})
        OR (p.home_team_uuid = ${otherTeamUuid} AND p.away_team_uuid = ${teamUuid}))
    ORDER BY p.starts_at, p.uuid`);
  return rows.map(({ game }) => game);
}

/** One game of the site, deleted ones included; undefined when the site has none with this uuid. */
export async function getGame(reader: Reader, uuid: string): Promise<VersionedGame | undefined> {
  const rows = await reader.query<VersionedGame>(
    sql`SELECT p.version, ${gameJson} AS game FROM games p ${gameJoins} WHERE p.uuid = ${uuid}`,
  );
  return rows[0];
}

/** The conditions that a game has a status (see `statusOf`), written so that indexes serve them. */
const ofStatus: Record<NonNullable<GameFilter['status']>, Sql> = {
  upcoming: sql`(NOT played AND state = 'pre-game')`,
  ongoing: sql`(NOT played AND state = 'live')`,
  finished: sql`(played OR state IN ('post-game', 'canceled'))`,
};

function gameConditions(filter: GameFilter): Sql[] {
  const {
    played,
    status,
    team,
    series: seriesUuid,
    seasonSeriesGameType: ssgt,
    startsFrom,
    startsUntil,
    timeZone,
  } = filter;
  const conditions: (Sql | false)[] = [
    filter.deleted ? sql`deleted` : sql`NOT deleted`,
    played !== undefined && sql`played = ${played}`,
    status !== undefined && ofStatus[status],
    team !== undefined && sql`(home_team_uuid = ${team} OR away_team_uuid = ${team})`,
    ssgt !== undefined && sql`ssgt_uuid = ${ssgt}`,
    seriesUuid !== undefined && sql`ssgt_uuid = ANY(ARRAY(SELECT uuid FROM ssgts WHERE series_uuid = ${seriesUuid}))`,
    startsFrom !== undefined && sql`starts_at >= ${startOfDay(startsFrom, timeZone)}`,
    startsUntil !== undefined && sql`starts_at < ${startOfDay(startsUntil, timeZone, 1)}`,
    ...searchWords(filter.search).map((pattern) => sql`(${ofTeams(pattern)} OR ${atVenues(pattern)})`),
    ...searchWords(filter.location).map(atVenues),
  ];
  return conditions.filter((condition) => condition !== false);
}

/** Few teams and venues are looked through, and their games found by indexes. */
function atVenues(pattern: string): Sql {
  return sql`venue_uuid = ANY(ARRAY(SELECT uuid FROM venues WHERE search_text LIKE ${pattern}))`;
}

/** The condition that one of the two teams of a row holds what the pattern (see `searchWords`) looks for. */
export function ofTeams(pattern: string): Sql {
  const teams = sql`ARRAY(SELECT uuid FROM teams WHERE search_text LIKE ${pattern})`;
  return sql`home_team_uuid = ANY(${teams}) OR away_team_uuid = ANY(${teams})`;
}
