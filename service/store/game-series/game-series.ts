import type { Filter, GameSeries } from '../contract.ts';
import type { Reader } from '../database.ts';
import { displayStatus, lead, pairTitle, teamChoiceJson } from '../games/game-json.ts';
import { ofTeams } from '../games/games.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { searchWords } from '../lists/search-text.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { instantText } from '../time/instants.ts';
import { calledAfterTeams, roundTitle, titlesJson } from './game-series-titles.ts';

/** Which game series, and in which order: the parameters of `listGameSeries`. One that is left out does not filter. */
export type GameSeriesFilter = Filter<'listGameSeries'>;

/** A game series and the number of its version, which grows with every change. */
export interface VersionedGameSeries {
  gameSeries: GameSeries;
  version: number;
}

const title = sql`coalesce(display_name, ${calledAfterTeams(sql`home_name`, sql`away_name`)}, ${roundTitle(sql`game_series`, 'en')})
  COLLATE "sv-x-icu"`;
const homeJoin = sql`LEFT JOIN (SELECT uuid AS home_uuid, display_name AS home_name FROM teams) homes ON home_uuid = home_team_uuid`;
const awayJoin = sql`LEFT JOIN (SELECT uuid AS away_uuid, display_name AS away_name FROM teams) aways ON away_uuid = away_team_uuid`;
const place: SortColumn = { order: sql`sort_order`, mayBeEmpty: false };

const sorts: Record<NonNullable<GameSeriesFilter['sortBy']>, readonly SortColumn[]> = {
  round: [{ order: sql`array_position(ARRAY['ro16', 'ro8', 'ro4', 'ro2'], round)`, mayBeEmpty: false }, place],
  titles: [{ order: title, mayBeEmpty: false, join: sql`${homeJoin} ${awayJoin}` }],
  sortOrder: [place],
  homeTeam: [{ order: sql`home_name COLLATE "sv-x-icu"`, mayBeEmpty: true, join: homeJoin }, place],
  awayTeam: [{ order: sql`away_name COLLATE "sv-x-icu"`, mayBeEmpty: true, join: awayJoin }, place],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** The games of the competition between the two teams of a row `p` of the table `game_series`, as rows `g`. */
const itsGames = sql`FROM games g LEFT JOIN teams gh ON gh.uuid = g.home_team_uuid LEFT JOIN teams ga ON ga.uuid = g.away_team_uuid
  WHERE g.ssgt_uuid = p.ssgt_uuid AND NOT g.deleted AND (
    (g.home_team_uuid = p.home_team_uuid AND g.away_team_uuid = p.away_team_uuid)
    OR (g.home_team_uuid = p.away_team_uuid AND g.away_team_uuid = p.home_team_uuid))`;

/** The winner of a game `g`: the uuid of a team. */
const winner = sql`CASE ${lead(sql`g`)} WHEN 1 THEN g.home_team_uuid WHEN -1 THEN g.away_team_uuid END`;

/** The contract's GameSeries of a row `p` of the table `game_series`, with `joins`. */
const gameSeriesJson = sql`json_build_object(
  'uuid', p.uuid, 'displayName', coalesce(p.display_name, ${calledAfterTeams(sql`home.display_name`, sql`away.display_name`)},
    ${roundTitle(sql`p`, 'en')}), 'titles', ${titlesJson}, 'ssgtUuid', p.ssgt_uuid,
  'round', p.round, 'names', p.names, 'homeTeam', ${teamChoiceJson(sql`home`)}, 'awayTeam', ${teamChoiceJson(sql`away`)},
  'sortOrder', p.sort_order,
  'wins', (SELECT json_build_object('home', count(*) FILTER (WHERE ${winner} = p.home_team_uuid),
      'away', count(*) FILTER (WHERE ${winner} = p.away_team_uuid)) ${itsGames} AND g.played),
  'games', (SELECT coalesce(json_agg(json_build_object(
      'uuid', g.uuid, 'displayName', ${pairTitle(sql`gh`, sql`ga`)}, 'startDateTime', ${instantText(sql`g.starts_at`)},
      'displayStatus', ${displayStatus(sql`g`)}, 'homeScore', g.home_score, 'awayScore', g.away_score)
      ORDER BY g.starts_at, g.uuid), '[]') ${itsGames}),
  'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified)`;

const joins = sql`LEFT JOIN teams home ON home.uuid = p.home_team_uuid LEFT JOIN teams away ON away.uuid = p.away_team_uuid`;

/** A page of the site's game series and the count of all that fit. One query. */
export async function listGameSeries(reader: Reader, filter: GameSeriesFilter): Promise<Page<GameSeries>> {
  const { ssgtUuid, round } = filter;
  const conditions: Sql[] = [
    ...(ssgtUuid === undefined ? [] : [sql`ssgt_uuid = ${ssgtUuid}`]),
    ...(round === undefined ? [] : [sql`round = ${round}`]),
    ...searchWords(filter.searchToken).map((pattern) => sql`(search_text LIKE ${pattern} OR ${ofTeams(pattern)})`),
  ];
  return readPage<GameSeries>(reader, {
    ...filter,
    table: sql`game_series`,
    condition: allOf(conditions),
    looksAtAll: Boolean(filter.searchToken),
    sort: sorts[filter.sortBy ?? 'round'],
    direction: filter.sortOrder,
    item: gameSeriesJson,
    joins,
  });
}

/** All game series of these competitions, by round and place. */
export async function listGameSeriesBySsgts(reader: Reader, ssgtUuids: readonly string[]): Promise<GameSeries[]> {
  const rows = await reader.query<{ item: GameSeries }>(sql`
    SELECT ${gameSeriesJson} AS item FROM game_series p ${joins} WHERE p.ssgt_uuid = ANY(${ssgtUuids}::text[])
    ORDER BY array_position(ARRAY['ro16', 'ro8', 'ro4', 'ro2'], p.round), p.sort_order, p.uuid`);
  return rows.map(({ item }) => item);
}

/** What is read of a game series, of a row `p` of the table `game_series`. */
export const gameSeriesColumns = sql`p.version, (SELECT ${gameSeriesJson} FROM (SELECT) one ${joins}) AS "gameSeries"`;

/** One game series of the site; undefined when the site has none with this uuid. */
export async function getGameSeries(reader: Reader, uuid: string): Promise<VersionedGameSeries | undefined> {
  const rows = await reader.query<VersionedGameSeries>(
    sql`SELECT ${gameSeriesColumns} FROM game_series p WHERE p.uuid = ${uuid}`,
  );
  return rows[0];
}
