import type { Filter, Game } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { madeByImport } from '../imports/imported-rows.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { mayBeRare, searchWords } from '../lists/search-text.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { startOfDay } from '../time/days.ts';
import { instantOf } from '../time/instants.ts';
import { gameJoins, gameJson } from './game-json.ts';

/** Which games, and in which order: the parameters of `listGames`. One that is left out does not filter. */
export type GameFilter = Filter<'listGames'>;

/** A game and the number of its version, which grows with every change. */
export interface VersionedGame {
  game: Game;
  version: number;
}

const start: SortColumn = { order: sql`starts_at`, mayBeEmpty: false };
// The names of teams, venue and series stand in the game itself, kept there by triggers, so that an index serves each
// order.
const homeTeam: SortColumn = { order: sql`home_name COLLATE "sv-x-icu"`, mayBeEmpty: true };
const awayTeam: SortColumn = { order: sql`away_name COLLATE "sv-x-icu"`, mayBeEmpty: true };
const venueName: SortColumn = { order: sql`place_name COLLATE "sv-x-icu"`, mayBeEmpty: true };
const series: SortColumn = { order: sql`series_name COLLATE "sv-x-icu"`, mayBeEmpty: false };

const sorts: Record<NonNullable<GameFilter['sortBy']>, readonly SortColumn[]> = {
  startDateTime: [start],
  titles: [homeTeam, awayTeam, start],
  homeTeam: [homeTeam, start],
  awayTeam: [awayTeam, start],
  venueName: [venueName, start],
  series: [series, start],
  roundNumber: [{ order: sql`round_number`, mayBeEmpty: true }, start],
  // From what is still to come to what is over.
  status: [{ order: sql`phase`, mayBeEmpty: false }, start],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/**
 * A page of the site's games and the count of all that fit; by start and ascending by default (specification §9). One
 * query.
 */
export async function listGames(reader: Reader, filter: GameFilter): Promise<Page<Game>> {
  const looksAtAll = mayBeRare(filter.search) || Boolean(filter.location || filter.team || filter.series);
  return readPage<Game>(reader, {
    ...filter,
    table: sql`games`,
    condition: allOf(gameConditions(filter)),
    toCount: !looksAtAll && isCountedByIndex(filter.search) ? allOf(gameConditions(filter, 'index')) : undefined,
    looksAtAll,
    sort: sorts[filter.sortBy ?? 'startDateTime'],
    direction: filter.sortOrder,
    item: gameJson,
    joins: gameJoins,
  });
}

/**
 * A page of a competition's games; by start and descending by default (specification §9). Throws `NotFoundError` for a
 * competition that the site does not have.
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

/** What is read of a game, of a row `p` of the table `games`. */
export const gameColumns = sql`p.version, (SELECT ${gameJson} FROM (SELECT) one ${gameJoins}) AS game`;

/** One game of the site, deleted ones included; undefined when the site has none with this uuid. */
export async function getGame(reader: Reader, uuid: string): Promise<VersionedGame | undefined> {
  const rows = await reader.query<VersionedGame>(sql`SELECT ${gameColumns} FROM games p WHERE p.uuid = ${uuid}`);
  return rows[0];
}

/** The phases (column `phase`) of the statuses that specification §3 calls the second set. */
const phaseOf = { upcoming: 0, ongoing: 1, finished: 2 } as const;

/**
 * Two letters stand in few enough names that their games are counted by indexes in half the time; of one letter they
 * are nearly all.
 */
const isCountedByIndex = (token: string | undefined): boolean =>
  searchWords(token).some((pattern) => pattern.length > '%a%'.length);

function gameConditions(filter: GameFilter, way?: Way): Sql[] {
  const {
    played,
    status,
    postponed,
    team,
    series: seriesUuid,
    seasonSeriesGameType: ssgt,
    startsAt,
    startsFrom,
    startsUntil,
    timeZone,
  } = filter;
  const conditions: (Sql | false)[] = [
    filter.deleted ? sql`deleted` : sql`NOT deleted`,
    played !== undefined && sql`played = ${played}`,
    status !== undefined && sql`phase = ${phaseOf[status]}`,
    postponed !== undefined && (postponed ? sql`original_starts_at IS NOT NULL` : sql`original_starts_at IS NULL`),
    team !== undefined && sql`(home_team_uuid = ${team} OR away_team_uuid = ${team})`,
    ssgt !== undefined && sql`ssgt_uuid = ${ssgt}`,
    seriesUuid !== undefined && sql`ssgt_uuid = ANY(ARRAY(SELECT uuid FROM ssgts WHERE series_uuid = ${seriesUuid}))`,
    startsAt !== undefined && sql`starts_at = ${instantOf(startsAt)}`,
    startsFrom !== undefined && sql`starts_at >= ${startOfDay(startsFrom, timeZone)}`,
    startsUntil !== undefined && sql`starts_at < ${startOfDay(startsUntil, timeZone, 1)}`,
    ...madeByImport(filter.importUuid),
    ...wordConditions(filter.search, way),
    ...searchWords(filter.location).map((pattern) => atVenues(pattern)),
  ];
  return conditions.filter((condition) => condition !== false);
}

/**
 * The conditions that each word stands in the names of a game's teams or venue. The longest word, mostly the rarest,
 * finds its games by indexes; what it finds is looked through for the others, by hash. What is in nearly every name, as
 * one letter is, is looked for game after game until the page is full.
 */
function wordConditions(token: string | undefined, first: Way = mayBeRare(token) ? 'index' : 'hash'): Sql[] {
  const patterns = searchWords(token).sort((one, other) => other.length - one.length);
  return patterns.map((pattern, place) => {
    const way = place === 0 ? first : 'hash';
    return sql`(${ofTeams(pattern, way)} OR ${atVenues(pattern, way)})`;
  });
}

/** How rows are found: by an index, or among those that another condition finds. */
type Way = 'index' | 'hash';

function atVenues(pattern: string, way: Way = 'index'): Sql {
  return named(sql`venue_uuid`, sql`venues`, pattern, way);
}

/** The condition that one of the two teams of a row holds what the pattern (see `searchWords`) looks for. */
export function ofTeams(pattern: string, way: Way = 'index'): Sql {
  const isNamed = (column: Sql) => named(column, sql`teams`, pattern, way);
  return sql`${isNamed(sql`home_team_uuid`)} OR ${isNamed(sql`away_team_uuid`)}`;
}

/** The condition that the title of a row `p` holds what the pattern looks for: one of its teams does, or while neither is known its round. */
export function inTitle(pattern: string): Sql {
  const holds = sql`fold_words(game_title('en', NULL, NULL, g.round_label, g.round_number) || ' ' ||
    game_title('sv', NULL, NULL, g.round_label, g.round_number)) LIKE ${pattern}`;
  return sql`(${ofTeams(pattern)} OR p.uuid = ANY(ARRAY(
    SELECT g.uuid FROM games g WHERE g.home_team_uuid IS NULL AND g.away_team_uuid IS NULL AND ${holds})))`;
}

/** Few teams and venues are looked through, then the rows that refer to them. */
function named(column: Sql, table: Sql, pattern: string, way: Way): Sql {
  const uuids = sql`SELECT uuid FROM ${table} WHERE search_text LIKE ${pattern}`;
  return way === 'index' ? sql`${column} = ANY(ARRAY(${uuids}))` : sql`${column} IN (${uuids})`;
}
