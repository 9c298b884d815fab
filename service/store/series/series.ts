import { foldName } from '../../../openapi/formats/text.ts';
import type { Filter, Series } from '../contract.ts';
import type { Reader } from '../database.ts';
import { changedBetween } from '../lists/changed.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords } from '../lists/search-text.ts';
import { allOf, sql } from '../sql.ts';

/** Which series, and in which order: the parameters of `listSeries`. One that is left out does not filter. */
export type SeriesFilter = Filter<'listSeries'>;

/** A series and the number of its version, which grows with every change. */
export interface VersionedSeries {
  series: Series;
  version: number;
}

const sorts: Record<NonNullable<SeriesFilter['sortBy']>, readonly SortColumn[]> = {
  displayName: [{ order: sql`display_name COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  names: [{ order: sql`display_name COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  code: [{ order: sql`code COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  createdAt: [{ order: sql`created_at`, mayBeEmpty: false }],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** The contract's Series of a row `p` of the table `series`. */
export const seriesJson = sql`json_build_object(
  'uuid', p.uuid, 'code', p.code, 'names', p.names, 'displayName', p.display_name, 'createdAt', p.created_at,
  'createdBy', p.created_by, 'lastModified', p.last_modified, 'deleted', p.deleted)`;

/** What is read of a series, of a row `p` of the table `series`. */
export const seriesColumns = sql`p.version, ${seriesJson} AS series`;

/** Whether a series has a game, one that is deleted included: the list of games shows these, too. */
const hasGames = sql`(uuid IN (SELECT series_uuid FROM ssgts c WHERE EXISTS (SELECT FROM games WHERE ssgt_uuid = c.uuid)))`;

/** A page of the site's series with the count of all that fit. One query. */
export async function listSeries(reader: Reader, filter: SeriesFilter): Promise<Page<Series>> {
  return readPage<Series>(reader, {
    ...filter,
    table: sql`series`,
    condition: allOf([
      filter.deleted ? sql`deleted` : sql`NOT deleted`,
      ...(filter.code === undefined ? [] : [sql`fold_name(code) = ${foldName(filter.code)}`]),
      ...(filter.withGames === undefined ? [] : [filter.withGames ? hasGames : sql`NOT ${hasGames}`]),
      ...changedBetween(filter),
      ...containsWords(sql`search_text`, filter.searchToken),
    ]),
    looksAtAll: Boolean(filter.searchToken),
    sort: sorts[filter.sortBy ?? 'displayName'],
    direction: filter.sortOrder,
    item: seriesJson,
  });
}

/** Whether a series `p` of the site has a competition that is in the state `active` and shown. */
export const isActiveSeries = sql`(NOT deleted AND uuid IN (SELECT series_uuid FROM ssgts WHERE state = 'active' AND active AND NOT deleted))`;

/** The site's series with a competition that is in the state `active` and shown, by name. */
export async function listActiveSeries(reader: Reader): Promise<Series[]> {
  const rows = await reader.query<{ series: Series }>(sql`
    SELECT ${seriesJson} AS series FROM series p
    WHERE ${isActiveSeries}
    ORDER BY display_name COLLATE "sv-x-icu", uuid`);
  return rows.map(({ series }) => series);
}

/** One series of the site, deleted ones included; undefined when the site has none with this uuid. */
export async function getSeries(reader: Reader, uuid: string): Promise<VersionedSeries | undefined> {
  const rows = await reader.query<VersionedSeries>(sql`SELECT ${seriesColumns} FROM series p WHERE uuid = ${uuid}`);
  return rows[0];
}
