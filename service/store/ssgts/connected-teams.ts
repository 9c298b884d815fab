import type { ConnectedTeam } from '../contract.ts';
import type { Reader } from '../database.ts';
import { externalIdsJson } from '../sports/external-ids.ts';
import { sql } from '../sql.ts';

/** The teams of a competition, ordered by name, and the number of the competition's version. */
export interface ConnectedTeams {
  teams: ConnectedTeam[];
  version: number;
}

/**
 * The teams of a competition with the count of their games in it; deleted teams are left out, as in every list.
 * Undefined when the site has no such competition. One query.
 */
export async function listConnectedTeams(reader: Reader, ssgtUuid: string): Promise<ConnectedTeams | undefined> {
  const rows = await reader.query<ConnectedTeams>(sql`
    WITH played AS (
      SELECT team, count(*) AS games FROM (
        SELECT home_team_uuid AS team FROM games WHERE ssgt_uuid = ${ssgtUuid} AND NOT deleted
        UNION ALL SELECT away_team_uuid FROM games WHERE ssgt_uuid = ${ssgtUuid} AND NOT deleted) sides
      GROUP BY team)
    SELECT c.version, (
      SELECT coalesce(json_agg(json_build_object(
        'uuid', t.uuid, 'displayName', t.display_name, 'teamCode', t.team_code, 'logo', t.logo,
        'extIds', ${externalIdsJson(sql`t.ext_ids`)}, 'gameCount', coalesce(played.games, 0))
        ORDER BY t.display_name COLLATE "sv-x-icu", t.uuid), '[]')
      FROM ssgt_teams l JOIN teams t ON t.uuid = l.team_uuid LEFT JOIN played ON played.team = t.uuid
      WHERE l.ssgt_uuid = c.uuid AND NOT t.deleted) AS teams
    FROM ssgts c WHERE c.uuid = ${ssgtUuid}`);
  return rows[0];
}
