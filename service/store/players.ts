import type { PlayerRow } from './contract.ts';
import type { Reader } from './database.ts';
import { type Page, type PageRequest, type PageRow, pageQuery, type SortColumn, toPage } from './page.ts';
import { containsWords } from './search-text.ts';
import { allOf, type Sql, sql } from './sql.ts';

/** Which players, and in which order. A property that is left out does not filter; names and values are the contract's. */
export interface PlayerFilter extends PageRequest {
  searchToken?: string | undefined;
  teamUuid?: string | undefined;
  seriesUuid?: string | undefined;
  sortBy?: 'lastName' | 'firstName' | 'jerseyNumber' | 'dateOfBirth' | 'lastModified' | undefined;
  sortOrder?: 'asc' | 'desc' | undefined;
}

const lastName: SortColumn = { order: sql`last_name COLLATE "und-x-icu"`, mayBeEmpty: false };
const firstName: SortColumn = { order: sql`first_name COLLATE "und-x-icu"`, mayBeEmpty: false };

const sorts: Record<NonNullable<PlayerFilter['sortBy']>, readonly SortColumn[]> = {
  lastName: [lastName, firstName],
  firstName: [firstName, lastName],
  jerseyNumber: [{ order: sql`jersey_number`, mayBeEmpty: true }],
  dateOfBirth: [{ order: sql`date_of_birth`, mayBeEmpty: true }],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** The contract's PlayerRow of a row `p` of the table `players` and its team `t`. */
const playerJson = sql`json_build_object(
  'uuid', p.uuid, 'firstName', p.first_name, 'lastName', p.last_name,
  'fullName', p.first_name || ' ' || p.last_name, 'nationality', p.nationality,
  'jerseyNumber', p.jersey_number, 'positionCode', p.position_code, 'dateOfBirth', p.date_of_birth,
  'gender', p.gender, 'lastModified', p.last_modified, 'team', CASE WHEN t.uuid IS NOT NULL THEN
    json_build_object('uuid', t.uuid, 'displayName', t.display_name, 'teamCode', t.team_code) END)`;

/** A page of the site's players with their teams, deleted ones left out, and the count of all that fit. One query. */
export async function listPlayers(reader: Reader, filter: PlayerFilter): Promise<Page<PlayerRow>> {
  const rows = await reader.query<PageRow<PlayerRow>>(
    pageQuery({
      ...filter,
      table: sql`players`,
      condition: allOf(playerConditions(filter)),
      looksAtAll: Boolean(filter.searchToken || filter.seriesUuid),
      sort: sorts[filter.sortBy ?? 'lastName'],
      direction: filter.sortOrder,
      item: playerJson,
      joins: sql`LEFT JOIN teams t ON t.uuid = p.team_uuid`,
    }),
  );
  return toPage(rows);
}

function playerConditions(filter: PlayerFilter): Sql[] {
  return [
    sql`NOT deleted`,
    ...(filter.teamUuid === undefined ? [] : [sql`team_uuid = ${filter.teamUuid}`]),
    ...(filter.seriesUuid === undefined
      ? []
      : [sql`team_uuid IN (SELECT team_uuid FROM team_series WHERE series_uuid = ${filter.seriesUuid})`]),
    ...containsWords(sql`search_text`, filter.searchToken),
  ];
}
