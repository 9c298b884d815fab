import { foldName } from '../../../openapi/formats/text.ts';
import type { Filter, Season } from '../contract.ts';
import type { Reader } from '../database.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords } from '../lists/search-text.ts';
import { allOf, sql } from '../sql.ts';

/** Which seasons: the parameters of `listSeasons`. One that is left out does not filter. */
export type SeasonFilter = Filter<'listSeasons'>;

/** A season and the number of its version. */
export interface VersionedSeason {
  season: Season;
  version: number;
}

/** The contract's Season of a row `p` of the table `seasons`. */
const seasonJson = sql`json_build_object(
  'uuid', p.uuid, 'code', p.code, 'names', p.names, 'displayName', p.display_name, 'createdAt', p.created_at,
  'createdBy', p.created_by, 'lastModified', p.last_modified, 'deleted', p.deleted)`;

/** What is read of a season, of a row `p` of the table `seasons`. */
export const seasonColumns = sql`p.version, ${seasonJson} AS season`;

const sorts: Record<NonNullable<SeasonFilter['sortBy']>, readonly SortColumn[]> = {
  code: [{ order: sql`code`, mayBeEmpty: false }],
  displayName: [{ order: sql`display_name COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
  createdAt: [{ order: sql`created_at`, mayBeEmpty: false }],
};

/** A page of the site's seasons, the newest first unless told, deleted ones left out, with the count of all that fit. */
export async function listSeasons(reader: Reader, filter: SeasonFilter): Promise<Page<Season>> {
  return readPage<Season>(reader, {
    ...filter,
    table: sql`seasons`,
    condition: allOf([
      sql`NOT deleted`,
      ...(filter.code === undefined ? [] : [sql`fold_name(code) = ${foldName(filter.code)}`]),
      ...containsWords(sql`search_text`, filter.searchToken),
    ]),
    looksAtAll: Boolean(filter.searchToken),
    sort: sorts[filter.sortBy ?? 'code'],
    direction: filter.sortOrder ?? 'desc',
    item: seasonJson,
  });
}

/** One season of the site, deleted or not. */
export async function getSeason(reader: Reader, uuid: string): Promise<VersionedSeason | undefined> {
  const [found] = await reader.query<VersionedSeason>(sql`SELECT ${seasonColumns} FROM seasons p WHERE uuid = ${uuid}`);
  return found;
}
