import type { Filter, Ssgt, SsgtChoice } from '../contract.ts';
import type { Reader } from '../database.ts';
import { changedBetween } from '../lists/changed.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords } from '../lists/search-text.ts';
import { externalIdsJson } from '../sports/external-ids.ts';
import { allOf, type Sql, sql } from '../sql.ts';

/**
 * Which competitions, and in which order: the parameters of `listSsgts`, the years in which the season may begin, and
 * several seasons. One that is left out does not filter.
 */
export type SsgtFilter = Filter<'listSsgts'> & {
  date?: readonly string[] | undefined;
  seasonMulti?: readonly string[] | undefined;
};

/** A competition and the number of its version, which grows with every change. */
export interface VersionedSsgt {
  ssgt: Ssgt;
  version: number;
}

/** Names go from A to Z within whatever else a list is ordered by. */
const displayName: SortColumn = { order: sql`display_name COLLATE "sv-x-icu"`, mayBeEmpty: false };
const thenName: SortColumn = { ...displayName, direction: 'asc' };

const sorts: Record<NonNullable<SsgtFilter['sortBy']>, readonly SortColumn[]> = {
  displayName: [displayName],
  names: [displayName],
  titles: [displayName],
  season: [
    {
      order: sql`season_code`,
      mayBeEmpty: false,
      join: sql`JOIN (SELECT uuid AS named_season, code AS season_code FROM seasons) s ON named_season = season_uuid`,
    },
    thenName,
  ],
  series: [
    {
      order: sql`series_name COLLATE "sv-x-icu"`,
      mayBeEmpty: false,
      join: sql`JOIN (SELECT uuid AS named_series, display_name AS series_name FROM series) r ON named_series = series_uuid`,
    },
    thenName,
  ],
  gameType: [
    {
      order: sql`type_name COLLATE "sv-x-icu"`,
      mayBeEmpty: false,
      join: sql`JOIN (SELECT uuid AS named_type, display_name AS type_name FROM game_types) g
        ON named_type = game_type_uuid`,
    },
    thenName,
  ],
  state: [
    { order: sql`array_position(ARRAY['draft', 'active', 'closed', 'archived'], state)`, mayBeEmpty: false },
    thenName,
  ],
  createdAt: [{ order: sql`created_at`, mayBeEmpty: false }],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** What a competition refers to, of its row `p`; outer joins, because a page may hold no row. */
const joins = sql`
  LEFT JOIN seasons s ON s.uuid = p.season_uuid LEFT JOIN series r ON r.uuid = p.series_uuid
  LEFT JOIN game_types g ON g.uuid = p.game_type_uuid`;

/** The contract's Ssgt of a row `p` of the table `ssgts` with `joins`. */
const ssgtJson = sql`json_build_object(
  'uuid', p.uuid, 'displayName', p.display_name, 'titles', p.titles, 'state', p.state,
  'season', json_build_object('uuid', s.uuid, 'code', s.code, 'displayName', s.display_name, 'names', s.names),
  'series', json_build_object('uuid', r.uuid, 'code', r.code, 'displayName', r.display_name, 'names', r.names),
  'gameType', json_build_object('uuid', g.uuid, 'code', g.code, 'displayName', g.display_name, 'names', g.names),
  'names', p.names, 'extIds', ${externalIdsJson(sql`p.ext_ids`)}, 'active', p.active,
  'defaultForSeries', p.default_for_series,
  'teamCount', (SELECT count(*) FROM ssgt_teams l JOIN teams t ON t.uuid = l.team_uuid AND NOT t.deleted
    WHERE l.ssgt_uuid = p.uuid),
  'gameCount', (SELECT count(*) FROM games m WHERE m.ssgt_uuid = p.uuid AND NOT m.deleted),
  'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified, 'deleted', p.deleted)`;

/**
 * A page of the site's competitions and the count of all that fit. One query, which counts teams and games of the
 * page's rows alone.
 */
export async function listSsgts(reader: Reader, filter: SsgtFilter): Promise<Page<Ssgt>> {
  return readPage<Ssgt>(reader, {
    ...filter,
    table: sql`ssgts`,
    condition: allOf(ssgtConditions(filter)),
    looksAtAll: Boolean(filter.searchToken),
    sort: sorts[filter.sortBy ?? 'displayName'],
    direction: filter.sortOrder,
    item: ssgtJson,
    joins,
  });
}

/** All competitions of the site, deleted ones left out, the newest season first. */
export async function listSsgtChoices(reader: Reader): Promise<SsgtChoice[]> {
  return reader.query<SsgtChoice>(sql`
    SELECT p.uuid, p.display_name AS "displayName", p.titles, p.names, p.state FROM ssgts p
    JOIN seasons s ON s.uuid = p.season_uuid WHERE NOT p.deleted
    ORDER BY s.code DESC, p.display_name COLLATE "sv-x-icu", p.uuid`);
}

/** What is read of a competition, of a row `p` of the table `ssgts`. */
export const ssgtColumns = sql`p.version, (SELECT ${ssgtJson} FROM (SELECT) one ${joins}) AS ssgt`;

/** One competition of the site, deleted ones included; undefined when the site has none with this uuid. */
export async function getSsgt(reader: Reader, uuid: string): Promise<VersionedSsgt | undefined> {
  const rows = await reader.query<VersionedSsgt>(sql`SELECT ${ssgtColumns} FROM ssgts p WHERE p.uuid = ${uuid}`);
  return rows[0];
}

function ssgtConditions(filter: SsgtFilter): Sql[] {
  const conditions: (Sql | false)[] = [
    filter.deleted ? sql`deleted` : sql`NOT deleted`,
    filter.seriesUuid !== undefined && sql`series_uuid = ${filter.seriesUuid}`,
    filter.seasonUuid !== undefined && sql`season_uuid = ${filter.seasonUuid}`,
    filter.seasonMulti !== undefined && sql`season_uuid = ANY(${filter.seasonMulti}::text[])`,
    filter.gameTypeUuid !== undefined && sql`game_type_uuid = ${filter.gameTypeUuid}`,
    filter.teamUuid !== undefined &&
      sql`uuid IN (SELECT ssgt_uuid FROM ssgt_teams WHERE team_uuid = ${filter.teamUuid})`,
    filter.active !== undefined && sql`active = ${filter.active}`,
    filter.state !== undefined && sql`state = ${filter.state}`,
    filter.date !== undefined &&
      sql`season_uuid IN (SELECT uuid FROM seasons WHERE code = ANY(${filter.date}::text[]))`,
    ...changedBetween(filter),
    ...containsWords(sql`search_text`, filter.searchToken),
  ];
  return conditions.filter((condition) => condition !== false);
}
