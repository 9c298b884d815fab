import type { Filter, PlayerStatistics } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { ssgtJson, teamChoiceJson } from '../games/game-json.ts';
import type { Page } from '../lists/page.ts';
import { type Sql, sql } from '../sql.ts';

/** Of which player, and in which order: the parameters of `listPlayerStatistics`. */
type PlayerStatisticsFilter = Filter<'listPlayerStatistics'> & { playerUuid: string };

/** What a row has to be ordered by, of a row of `player_statistics` with its competition, season and team. */
const sorts: Record<NonNullable<PlayerStatisticsFilter['sortBy']>, Sql> = {
  season: sql`e.code`,
  ssgt: sql`s.display_name COLLATE "sv-x-icu"`,
  team: sql`t.display_name COLLATE "sv-x-icu"`,
  goals: sql`x.goals`,
  assists: sql`x.assists`,
  points: sql`x.goals + x.assists`,
  penalties: sql`x.penalty_minutes`,
};

const rowJson = sql`json_build_object('uuid', x.ssgt_uuid || '.' || x.module, 'playerUuid', x.player_uuid, 'ssgt', ${ssgtJson},
  'team', ${teamChoiceJson(sql`t`)}, 'module', x.module, 'goals', x.goals, 'assists', x.assists,
  'points', x.goals + x.assists, 'penalties', x.penalty_minutes)`;

/**
 * A page of what a player achieved, the latest season first unless told. They are a handful, so all are looked at.
 * Throws `NotFoundError` for a player that the site does not have.
 */
export async function listPlayerStatistics(
  reader: Reader,
  { playerUuid, page, pageSize, sortBy = 'season', sortOrder }: PlayerStatisticsFilter,
): Promise<Page<PlayerStatistics>> {
  const isForward = (sortOrder ?? (sortBy === 'season' ? 'desc' : 'asc')) === 'asc';
  const order = sql`${sorts[sortBy]} ${isForward ? sql`ASC` : sql`DESC`} NULLS LAST, e.code DESC, s.uuid, x.module`;
  const [found] = await reader.query<Page<PlayerStatistics>>(sql`
    SELECT count(r.*)::int AS total,
      coalesce(json_agg(r.item ORDER BY r.place) FILTER (WHERE r.place > ${(page - 1) * pageSize} AND r.place <= ${page * pageSize}), '[]') AS items
    FROM players p LEFT JOIN (
      SELECT x.player_uuid, ${rowJson} AS item, row_number() OVER (ORDER BY ${order}) AS place
      FROM player_statistics x JOIN ssgts s ON s.uuid = x.ssgt_uuid JOIN seasons e ON e.uuid = s.season_uuid
        LEFT JOIN teams t ON t.uuid = x.team_uuid
      WHERE x.player_uuid = ${playerUuid}) r ON r.player_uuid = p.uuid
    WHERE p.uuid = ${playerUuid} GROUP BY p.uuid`);
  if (!found) throw new NotFoundError('player', playerUuid);
  return found;
}
