import { foldName } from '../../../openapi/formats/text.ts';
import type { Filter, Team, TeamSummary } from '../contract.ts';
import type { Reader } from '../database.ts';
import { madeByImport } from '../imports/imported-rows.ts';
import { changedBetween } from '../lists/changed.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords } from '../lists/search-text.ts';
import { mergedIntoJson } from '../merges/merged-into.ts';
import { externalIdsJson } from '../sports/external-ids.ts';
import { allOf, type Sql, sql } from '../sql.ts';

/** Which teams, and in which order: the parameters of `listTeams`. One that is left out does not filter. */
export type TeamFilter = Filter<'listTeams'>;

/** A team and the number of its version, which grows with every change. */
export interface VersionedTeam {
  team: Team;
  version: number;
}

const ownerName = sql`(SELECT display_name FROM sites s WHERE s.instance_id = teams.owner_instance_id)`;
const displayName: SortColumn = { order: sql`display_name COLLATE "sv-x-icu"`, mayBeEmpty: false };

const sorts: Record<NonNullable<TeamFilter['sortBy']>, readonly SortColumn[]> = {
  displayName: [displayName],
  teamCode: [{ order: sql`team_code COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  gender: [{ order: sql`gender`, mayBeEmpty: true }, displayName],
  nationality: [{ order: sql`nationality`, mayBeEmpty: true }, displayName],
  ownerSite: [{ order: sql`${ownerName} COLLATE "sv-x-icu"`, mayBeEmpty: false }, displayName],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** The contract's Team of a row `p` of the table `teams`. */
const teamJson = sql`json_build_object(
  'uuid', p.uuid, 'displayName', p.display_name, 'teamCode', p.team_code, 'gender', p.gender,
  'nationality', p.nationality, 'ownerInstanceId', p.owner_instance_id,
  'ownerSite', (SELECT s.display_name FROM sites s WHERE s.instance_id = p.owner_instance_id),
  'logo', p.logo, 'icon', p.icon, 'teamNames', p.team_names, 'clubName', p.club_name, 'teamInfo', p.team_info,
  'teamMedia', p.team_media,
  'extIds', ${externalIdsJson(sql`p.ext_ids`)},
  'series', (SELECT coalesce(json_agg(json_build_object(
      'uuid', s.uuid, 'code', s.code, 'displayName', s.display_name, 'names', s.names) ORDER BY l.sort_order, s.uuid), '[]')
    FROM team_series l JOIN series s ON s.uuid = l.series_uuid WHERE l.team_uuid = p.uuid),
  'sport', (SELECT coalesce(json_agg(json_build_object(
      'uuid', s.uuid, 'code', s.code, 'displayName', s.display_name, 'names', s.names) ORDER BY l.sort_order, s.uuid), '[]')
    FROM team_sports l JOIN sports s ON s.uuid = l.sport_uuid WHERE l.team_uuid = p.uuid),
  'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified, 'deleted', p.deleted,
  'mergedInto', ${mergedIntoJson('teams', sql`k.display_name`)})`;

/** What is read of a team, of a row `p` of the table `teams`. */
export const teamColumns = sql`p.version, ${teamJson} AS team`;

/** A page of the site's teams and the count of all that fit. One query. */
export async function listTeams(reader: Reader, filter: TeamFilter): Promise<Page<Team>> {
  return readPage<Team>(reader, {
    ...filter,
    table: sql`teams`,
    condition: allOf(teamConditions(filter)),
    looksAtAll: Boolean(filter.searchToken),
    sort: sorts[filter.sortBy ?? 'displayName'],
    direction: filter.sortOrder,
    item: teamJson,
  });
}

/** Every active team of the site as a choice, ordered by name. */
export function listAllTeams(reader: Reader): Promise<TeamSummary[]> {
  return reader.query<TeamSummary>(sql`
    SELECT uuid, display_name AS "displayName", team_code AS "teamCode" FROM teams
    WHERE NOT deleted ORDER BY display_name COLLATE "sv-x-icu", uuid`);
}

/** One team of the site, deleted ones included; undefined when the site has none with this uuid. */
export async function getTeam(reader: Reader, uuid: string): Promise<VersionedTeam | undefined> {
  const rows = await reader.query<VersionedTeam>(sql`SELECT ${teamColumns} FROM teams p WHERE uuid = ${uuid}`);
  return rows[0];
}

function teamConditions(filter: TeamFilter): Sql[] {
  const conditions: (Sql | false)[] = [
    filter.deleted ? sql`deleted` : sql`NOT deleted`,
    filter.gender !== undefined && sql`gender = ${filter.gender}`,
    filter.ownerInstanceId !== undefined && sql`owner_instance_id = ${filter.ownerInstanceId}`,
    filter.teamCode !== undefined && sql`fold_name(team_code) = ${foldName(filter.teamCode)}`,
    filter.seriesUuid !== undefined &&
      sql`uuid IN (SELECT team_uuid FROM team_series WHERE series_uuid = ${filter.seriesUuid})`,
    filter.ssgtUuid !== undefined &&
      sql`uuid IN (SELECT team_uuid FROM ssgt_teams WHERE ssgt_uuid = ${filter.ssgtUuid})`,
    ...changedBetween(filter),
    ...madeByImport(filter.importUuid),
    ...containsWords(sql`search_text`, filter.searchToken),
  ];
  return conditions.filter((condition) => condition !== false);
}
