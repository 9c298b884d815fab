import type { Series } from './contract.ts';
import type { Reader } from './database.ts';
import { type Page, type PageRequest, type PageRow, pageQuery, toPage } from './page.ts';
import { containsWords } from './search-text.ts';
import { allOf, sql } from './sql.ts';

/** Which series: those that hold every word of `searchToken`. */
export interface SeriesFilter extends PageRequest {
  searchToken?: string | undefined;
}

/** The contract's Series of a row `p` of the table `series`. */
const seriesJson = sql`json_build_object(
  'uuid', p.uuid, 'code', p.code, 'names', p.names, 'displayName', p.display_name, 'createdAt', p.created_at,
  'createdBy', p.created_by, 'lastModified', p.last_modified, 'deleted', p.deleted)`;

/** A page of the site's series ordered by name, deleted ones left out, with the count of all of them. */
export async function listSeries(reader: Reader, filter: SeriesFilter): Promise<Page<Series>> {
  const rows = await reader.query<PageRow<Series>>(
    pageQuery({
      ...filter,
      table: sql`series`,
      condition: allOf([sql`NOT deleted`, ...containsWords(sql`search_text`, filter.searchToken)]),
      looksAtAll: Boolean(filter.searchToken),
      sort: [{ order: sql`display_name COLLATE "und-x-icu"`, mayBeEmpty: false }],
      item: seriesJson,
    }),
  );
  return toPage(rows);
}
