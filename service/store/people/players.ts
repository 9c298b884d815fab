import type { Filter, Player, PlayerRow } from '../contract.ts';
import type { Reader } from '../database.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { headHoldsWords, mayBeRare } from '../lists/search-text.ts';
import { mergedIntoJson } from '../merges/merged-into.ts';
import { externalIdsJson } from '../sports/external-ids.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { peopleConditions, peopleSorts, thenByName } from './people.ts';
import { portrait } from './portrait.ts';
import { consentJson } from './portrait-consent.ts';

/** Which players, and in which order: the parameters of `listPlayers`. One that is left out does not filter. */
export type PlayerFilter = Filter<'listPlayers'>;

/** A player and the number of its version, which grows with every change. */
export interface VersionedPlayer {
  player: Player;
  version: number;
}

const sorts: Record<NonNullable<PlayerFilter['sortBy']>, readonly SortColumn[]> = {
  ...peopleSorts,
  jerseyNumber: [{ order: sql`jersey_number`, mayBeEmpty: true }],
  dateOfBirth: [{ order: sql`date_of_birth`, mayBeEmpty: true }],
  shoots: thenByName(sql`shoots`),
  height: thenByName(sql`height_cm`),
  weight: thenByName(sql`weight_kg`),
  // The places of `player_positions`, as the index has them (migration 0014).
  position: thenByName(sql`(CASE position_code WHEN 'GK' THEN 0 WHEN 'D' THEN 1 WHEN 'C' THEN 2 WHEN 'F' THEN 3 END)`),
  team: thenByName(
    sql`team_name COLLATE "sv-x-icu"`,
    sql`LEFT JOIN (SELECT uuid AS named_team, display_name AS team_name FROM teams) names ON named_team = team_uuid`,
  ),
};

/** What a row of a list and a whole player have in common, of a row `p` of the table `players` and its team `t`. */
const shared = sql`
  'uuid', p.uuid, 'firstName', p.first_name, 'lastName', p.last_name, 'fullName', p.first_name || ' ' || p.last_name,
  'nationality', p.nationality, 'jerseyNumber', p.jersey_number, 'positionCode', p.position_code, 'shoots', p.shoots,
  'dateOfBirth', p.date_of_birth, 'height', p.height_cm, 'weight', p.weight_kg, 'gender', p.gender,
  'team', CASE WHEN t.uuid IS NOT NULL THEN
    json_build_object('uuid', t.uuid, 'displayName', t.display_name, 'teamCode', t.team_code) END,
  'createdAt', p.created_at, 'lastModified', p.last_modified, 'deleted', p.deleted, ${consentJson}`;

const rowJson = sql`json_build_object(${shared}, 'portrait', ${portrait(sql`p.portraits`)},
  'position', CASE WHEN o.code IS NOT NULL THEN json_build_object('code', o.code, 'names', o.names) END)`;

const playerJson = sql`json_build_object(${shared}, 'playerExtIds', ${externalIdsJson(sql`p.ext_ids`)},
  'portraitList', p.portraits, 'createdBy', p.created_by,
  'mergedInto', ${mergedIntoJson('players', sql`k.first_name || ' ' || k.last_name`)})`;

/** What is read of a player, of a row `p` of the table `players`. */
export const playerColumns = sql`p.version,
  (SELECT ${playerJson} FROM (SELECT) one LEFT JOIN teams t ON t.uuid = p.team_uuid) AS player`;

/** A page of the site's players with their teams and the count of all that fit. One query. */
export async function listPlayers(reader: Reader, filter: PlayerFilter): Promise<Page<PlayerRow>> {
  return readPage<PlayerRow>(reader, {
    ...filter,
    table: sql`players`,
    condition: allOf(playerConditions(filter)),
    looksAtAll: Boolean(filter.seriesUuid) || looksForFew(filter),
    sort: sorts[filter.sortBy ?? 'lastName'],
    direction: filter.sortOrder,
    item: rowJson,
    joins: sql`LEFT JOIN teams t ON t.uuid = p.team_uuid LEFT JOIN player_positions o ON o.code = p.position_code`,
  });
}

/** One player of the site, deleted ones included; undefined when the site has none with this uuid. */
export async function getPlayer(reader: Reader, uuid: string): Promise<VersionedPlayer | undefined> {
  const rows = await reader.query<VersionedPlayer>(sql`SELECT ${playerColumns} FROM players p WHERE p.uuid = ${uuid}`);
  return rows[0];
}

/**
 * Whether a search may leave few players, in another order than that of the index that searches are read from: they are
 * found first then, and ordered.
 */
function looksForFew({ searchToken, sortBy = 'lastName' }: PlayerFilter): boolean {
  return mayBeRare(searchToken) && sortBy !== 'lastName' && sortBy !== 'fullName';
}

function searchConditions(filter: PlayerFilter): Sql[] {
  const holding = headHoldsWords(sql`players`, filter.searchToken);
  if (!looksForFew(filter)) return holding;
  const deleted = filter.deleted ? sql`deleted` : sql`NOT deleted`;
  return [sql`uuid = ANY(ARRAY(SELECT uuid FROM players WHERE ${allOf([deleted, ...holding])}))`];
}

function playerConditions(filter: PlayerFilter): Sql[] {
  const { teamUuid, seriesUuid, withoutTeam, positionCode, dateOfBirth, bornFrom, bornUntil } = filter;
  return [
    ...peopleConditions(filter),
    ...searchConditions(filter),
    ...(teamUuid === undefined ? [] : [sql`team_uuid = ${teamUuid}`]),
    ...(seriesUuid === undefined
      ? []
      : [sql`team_uuid IN (SELECT team_uuid FROM team_series WHERE series_uuid = ${seriesUuid})`]),
    ...(withoutTeam === undefined ? [] : [withoutTeam ? sql`team_uuid IS NULL` : sql`team_uuid IS NOT NULL`]),
    ...(positionCode === undefined ? [] : [sql`position_code = ${positionCode}`]),
    ...(dateOfBirth === undefined ? [] : [sql`date_of_birth = ${dateOfBirth}::date`]),
    ...(bornFrom === undefined ? [] : [sql`date_of_birth >= ${bornFrom}::date`]),
    ...(bornUntil === undefined ? [] : [sql`date_of_birth <= ${bornUntil}::date`]),
  ];
}
