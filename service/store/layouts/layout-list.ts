import type { Filter, SiteLayoutRow } from '../contract.ts';
import type { Reader } from '../database.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords } from '../lists/search-text.ts';
import { allOf, sql } from '../sql.ts';
import { instantText } from '../time/instants.ts';

/** Which layouts, and in which order: the parameters of `listSiteLayouts`. One that is left out does not filter. */
export type LayoutFilter = Filter<'listSiteLayouts'>;

const sorts: Readonly<Record<NonNullable<LayoutFilter['sortBy']>, SortColumn>> = {
  name: { order: sql`name COLLATE "sv-x-icu"`, mayBeEmpty: false },
  lastModified: { order: sql`last_modified`, mayBeEmpty: false },
};

const rowJson = sql`json_build_object('id', p.uuid, 'name', p.name, 'kind', p.kind, 'isStartPage', p.is_start_page, 'active', p.active,
  'instanceId', p.instance_id, 'version', p.version, 'sectionCount', (SELECT count(*)::int FROM sections s WHERE s.layout_uuid = p.uuid),
  'usageCount', (SELECT count(*)::int FROM pages x WHERE x.layout_uuid = p.uuid), 'publishedAt', ${instantText(sql`p.published_at`)},
  'publishedBy', p.published_by, 'createdAt', ${instantText(sql`p.created_at`)}, 'createdBy', p.created_by,
  'lastModified', ${instantText(sql`p.last_modified`)})`;

/**
 * A page of the layouts of the site, and the count of all that fit; by name by default. How many problems each has is
 * not said.
 */
export function listLayouts(reader: Reader, filter: LayoutFilter): Promise<Page<Omit<SiteLayoutRow, 'problemCount'>>> {
  const { search, kind, active } = filter;
  return readPage(reader, {
    ...filter,
    table: sql`site_layouts`,
    condition: allOf([
      ...(kind === undefined ? [] : [sql`kind = ${kind}`]),
      ...(active === undefined ? [] : [sql`active = ${active}`]),
      ...containsWords(sql`fold_words(name)`, search),
    ]),
    looksAtAll: Boolean(search),
    sort: [sorts[filter.sortBy ?? 'name']],
    direction: filter.sortOrder,
    item: rowJson,
  });
}
