import type { StatisticsModule, StatisticsModuleV2 } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import { ssgtJson, teamChoiceJson } from '../games/game-json.ts';
import { portrait } from '../people/portrait.ts';
import { type Sql, sql } from '../sql.ts';

type Module = StatisticsModule['module'];
type Column = StatisticsModuleV2['columns'][number];

/** The columns of a module in its second version. Goalkeepers take no face-offs and have no plus/minus. */
const columnsOf: Readonly<Record<Module, readonly Column[]>> = {
  player: [
    { key: 'goals', kind: 'count' },
    { key: 'assists', kind: 'count' },
    { key: 'points', kind: 'count' },
    { key: 'penalties', kind: 'minutes' },
    { key: 'shots', kind: 'count' },
    { key: 'faceoffs', kind: 'count' },
    { key: 'timeOnIce', kind: 'seconds' },
    { key: 'plusMinus', kind: 'signed' },
    { key: 'powerPlay', kind: 'count' },
    { key: 'boxPlay', kind: 'count' },
  ],
  goalkeeper: [
    { key: 'goals', kind: 'count' },
    { key: 'assists', kind: 'count' },
    { key: 'points', kind: 'count' },
    { key: 'penalties', kind: 'minutes' },
    { key: 'shots', kind: 'count' },
    { key: 'timeOnIce', kind: 'seconds' },
    { key: 'powerPlay', kind: 'count' },
    { key: 'boxPlay', kind: 'count' },
  ],
};

const basic = sql`'goals', x.goals, 'assists', x.assists, 'points', x.goals + x.assists`;
const more = sql`'penalties', x.penalty_minutes, 'shots', x.shots, 'timeOnIce', x.seconds_on_ice,
  'powerPlay', x.power_play, 'boxPlay', x.box_play`;

/**
 * Goals, assists and points of the players of a competition, the best first. Throws `NotFoundError` for a competition
 * that the site does not have.
 */
export function getStatistics(reader: Reader, module: Module, ssgtUuid: string): Promise<StatisticsModule> {
  return statistics(reader, module, ssgtUuid, basic);
}

/** What `getStatistics` has, in all the columns of the module. */
export async function getStatisticsV2(reader: Reader, module: Module, ssgtUuid: string): Promise<StatisticsModuleV2> {
  const skaters = module === 'player' ? sql`, 'faceoffs', x.faceoffs, 'plusMinus', x.plus_minus` : sql``;
  const found = await statistics(reader, module, ssgtUuid, sql`${basic}, ${more}${skaters}`);
  return { ...found, columns: [...columnsOf[module]] };
}

async function statistics(reader: Reader, module: Module, ssgtUuid: string, values: Sql): Promise<StatisticsModule> {
  const rows = await reader.query<Pick<StatisticsModule, 'ssgt' | 'rows'>>(sql`
    SELECT ${ssgtJson} AS ssgt, (
      SELECT coalesce(json_agg(json_build_object(
        'player', json_build_object('uuid', p.uuid, 'fullName', p.first_name || ' ' || p.last_name,
          'jerseyNumber', p.jersey_number, 'positionCode', p.position_code,
          'portrait', ${portrait(sql`p.portraits`)}),
        'team', ${teamChoiceJson(sql`t`)}, 'values', json_build_object(${values}))
        ORDER BY x.goals + x.assists DESC, x.goals DESC, p.last_name COLLATE "sv-x-icu", p.uuid), '[]')
      FROM player_statistics x JOIN players p ON p.uuid = x.player_uuid LEFT JOIN teams t ON t.uuid = x.team_uuid
      WHERE x.ssgt_uuid = s.uuid AND x.module = ${module}) AS rows
    FROM ssgts s WHERE s.uuid = ${ssgtUuid}`);
  if (!rows[0]) throw new NotFoundError('competition', ssgtUuid);
  return { module, ...rows[0] };
}
