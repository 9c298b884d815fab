import type { ShownPlayer, ShownSquad, ShownTeam } from '../../src/site/page-data.ts';
import type { Reader } from '../store/database.ts';
import { getPlayer } from '../store/people/players.ts';
import { type Sql, sql } from '../store/sql.ts';
import { getSquad } from '../store/squads/squads.ts';

const teamJson = sql`json_build_object('uuid', p.uuid, 'displayName', p.display_name, 'logo', p.logo, 'icon', p.icon,
  'teamMedia', p.team_media, 'series', (SELECT coalesce(json_agg(json_build_object(
      'uuid', s.uuid, 'code', s.code, 'displayName', s.display_name, 'names', s.names) ORDER BY l.sort_order, s.uuid), '[]')
    FROM team_series l JOIN series s ON s.uuid = l.series_uuid WHERE l.team_uuid = p.uuid AND NOT s.deleted))`;

async function teams(reader: Reader, condition: Sql, rest: Sql): Promise<ShownTeam[]> {
  const rows = await reader.query<{ team: ShownTeam }>(sql`
    SELECT ${teamJson} AS team FROM teams p WHERE NOT p.deleted AND ${condition} ${rest}`);
  return rows.map(({ team }) => team);
}

/** The teams of the site by name, at most `limit` of them. */
export function publicTeams(reader: Reader, limit: number): Promise<ShownTeam[]> {
  return teams(reader, sql`TRUE`, sql`ORDER BY p.display_name COLLATE "sv-x-icu", p.uuid LIMIT ${limit}`);
}

/** A team by its uuid or its code; undefined where the site has none. */
export async function publicTeam(reader: Reader, uuidOrCode: string): Promise<ShownTeam | undefined> {
  const [found] = await teams(
    reader,
    sql`(p.uuid = ${uuidOrCode} OR lower(p.team_code) = lower(${uuidOrCode}))`,
    sql`ORDER BY p.uuid = ${uuidOrCode} DESC, p.uuid LIMIT 1`,
  );
  return found;
}

/** Who plays in a team and who leads it. Dates of birth stay within the console. */
export async function publicSquad(reader: Reader, teamUuid: string): Promise<ShownSquad> {
  const found = await getSquad(reader, teamUuid);
  const { players = [], staffs = [] } = found?.squad ?? {};
  return {
    players: players.map(({ portraitConsentState: _, ...player }) => ({ ...player, dateOfBirth: null })),
    staffs: staffs.map(({ portraitConsentState: _, ...person }) => person),
  };
}

/** A player by the uuid; undefined where the site has none. */
export async function publicPlayer(reader: Reader, uuid: string): Promise<ShownPlayer | undefined> {
  const found = await getPlayer(reader, uuid);
  if (!found || found.player.deleted) return undefined;
  const { player } = found;
  const [first] = [...player.portraitList].sort((one, other) => one.sortOrder - other.sortOrder);
  return {
    uuid: player.uuid,
    fullName: player.fullName,
    jerseyNumber: player.jerseyNumber,
    positionCode: player.positionCode,
    shoots: player.shoots,
    height: player.height,
    weight: player.weight,
    team: player.team,
    portrait: first?.mediaString ?? null,
  };
}
