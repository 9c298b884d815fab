import type { Filter, Media, MediaCategory, MediaType, MediaUploader } from '../contract.ts';
import type { Reader } from '../database.ts';
import { type Page, type PageQuery, readPage, type SortColumn } from '../lists/page.ts';
import { headHoldsWords, mayBeRare, searchWords } from '../lists/search-text.ts';
import { allOf, type Sql, sql } from '../sql.ts';
import { bearsTag } from '../tags/borne-tags.ts';
import { startOfDay } from '../time/days.ts';
import { mediaJoins, mediaJson } from './media-json.ts';
import { parseMediaString } from './media-keys.ts';
import { mediaTagLinks } from './media-tags.ts';

/** Which items of one type, and in which order: the parameters of `listMedia`. One that is left out does not filter. */
export type MediaFilter = Filter<'listMedia'> & { type: MediaType };

/** An item and the number of its version, which grows with every change that administrators make. */
export interface VersionedMedia {
  media: Media;
  version: number;
}

const sorts: Record<NonNullable<MediaFilter['sortBy']>, readonly SortColumn[]> = {
  createdAt: [{ order: sql`created_at`, mayBeEmpty: false }],
  name: [{ order: sql`name COLLATE "sv-x-icu"`, mayBeEmpty: false }],
  views: [{ order: sql`views`, mayBeEmpty: false }],
  size: [{ order: sql`size`, mayBeEmpty: true }],
};

/**
 * A page of the site's images or videos, the newest first by default, and the count of all that fit. One query. `base`
 * as for `mediaJson`.
 */
export async function listMedia(reader: Reader, filter: MediaFilter, base: string): Promise<Page<Media>> {
  return readPage<Media>(reader, {
    ...filter,
    table: sql`media`,
    ...rowsOf(filter),
    sort: sorts[filter.sortBy ?? 'createdAt'],
    direction: filter.sortOrder ?? 'desc',
    item: mediaJson(base),
    joins: mediaJoins,
  });
}

/** One item of the site; undefined when it has none of this type with this uuid. */
export async function getMedia(
  reader: Reader,
  type: MediaType,
  uuid: string,
  base: string,
): Promise<VersionedMedia | undefined> {
  const rows = await reader.query<VersionedMedia>(sql`
    SELECT p.version, ${mediaJson(base)} AS media FROM media p ${mediaJoins} WHERE p.uuid = ${uuid} AND p.type = ${type}`);
  return rows[0];
}

/** The categories that items can have, in the order of the specification (§3). */
export function listMediaCategories(reader: Reader): Promise<MediaCategory[]> {
  return reader.query<MediaCategory>(sql`SELECT id, name FROM media_categories ORDER BY sort_order`);
}

/** Everybody who made an item of the site, by name. */
export function listMediaUploaders(reader: Reader): Promise<MediaUploader[]> {
  // Jumps from one name to the next in the index instead of looking at every item.
  return reader.query<MediaUploader>(sql`
    WITH RECURSIVE names(type, name) AS (
      SELECT type, (SELECT min(created_by) FROM media m WHERE m.type = t.type) FROM (VALUES ('image'), ('video')) t(type)
      UNION ALL
      SELECT type, (SELECT min(created_by) FROM media m WHERE m.type = names.type AND m.created_by > names.name)
      FROM names WHERE name IS NOT NULL)
    SELECT id, id AS name FROM (SELECT DISTINCT name AS id FROM names WHERE name IS NOT NULL) found
    ORDER BY id COLLATE "sv-x-icu", id`);
}

/** What the list reads its rows from, which of them, and whether it has to look at all. */
function rowsOf(filter: MediaFilter): Pick<PageQuery, 'from' | 'condition' | 'looksAtAll'> {
  const { category, tag, ...rest } = filter;
  const links = asksForNoMore(rest) && linksOf(category, tag);
  if (links) return { from: links, condition: allOf(mediaConditions(rest)), looksAtAll: false };
  // Links are looked up once, for the page and the count.
  const looksForLinks = Boolean(category || tag || filter.game) && !isSearched(filter);
  // The index that searches are read from has the order of the days; in another order, what is rare would be looked for
  // item by item.
  const isOrderedByDay = filter.sortBy === undefined || filter.sortBy === 'createdAt';
  return {
    condition: allOf(mediaConditions(filter)),
    looksAtAll: looksForLinks || (mayBeRare(filter.search) && !isOrderedByDay),
  };
}

/** Whether a list beside its category or tag hangs on type and day only, which links know (migration 0013). */
function asksForNoMore({
  type,
  page,
  pageSize,
  sortBy,
  sortOrder,
  uploadedFrom,
  uploadedUntil,
  timeZone,
  ...more
}: Rest) {
  return (
    sortBy !== 'name' &&
    sortBy !== 'views' &&
    sortBy !== 'size' &&
    Object.values(more).every((one) => one === undefined)
  );
}

type Rest = Omit<MediaFilter, 'category' | 'tag'>;

/**
 * The links to the items of a category or of a tag, if it is one of both; links to games have values of several forms.
 */
function linksOf(category: number | undefined, tag: string | undefined): Sql | undefined {
  if (category !== undefined && tag === undefined) {
    return sql`(SELECT media_uuid AS uuid, type, created_at FROM media_category_links WHERE category_id = ${category}) links`;
  }
  if (tag !== undefined && category === undefined && !tag.startsWith('game.')) {
    return sql`(SELECT media_uuid AS uuid, type, created_at FROM media_tags WHERE value = ${tag}) links`;
  }
  return undefined;
}

/** Whether an image lacks its rights or its focal point, or has both, as the indexes `media_incomplete` and `media_complete` have it. */
const lacksDetails = sql`(legal IS NULL OR focal_x IS NULL)`;
const hasDetails = sql`legal IS NOT NULL AND focal_x IS NOT NULL`;

const isSearched = ({ search }: MediaFilter): boolean => searchWords(search).length > 0;

function mediaConditions(filter: MediaFilter): Sql[] {
  const { id, mediaString, category, tag, game, uploader, hash, sixteenNine, status } = filter;
  const { uploadedFrom, uploadedUntil, timeZone } = filter;
  // Beside a search, whose index is gone through anyway, links are looked up by hash: opening each of thousands of
  // linked items would take longer.
  const linked = (isLinked: Sql) => (isSearched(filter) ? sql`(${isLinked}) IS TRUE` : isLinked);
  const conditions: (Sql | false)[] = [
    sql`type = ${filter.type}`,
    id !== undefined && sql`uuid = ${id}`,
    mediaString !== undefined && sql`key = ${parseMediaString(mediaString)?.key ?? ''}`,
    category !== undefined &&
      linked(sql`uuid IN (SELECT media_uuid FROM media_category_links WHERE category_id = ${category})`),
    tag !== undefined && linked(bearsTag(mediaTagLinks, tag)),
    game !== undefined && linked(bearsTag(mediaTagLinks, game.startsWith('game.') ? game : `game.${game}`)),
    uploader !== undefined && sql`created_by = ${uploader}`,
    filter.private !== undefined && (filter.private ? sql`is_private` : sql`NOT is_private`),
    filter.draft !== undefined && (filter.draft ? sql`draft` : sql`NOT draft`),
    sixteenNine !== undefined && (sixteenNine ? sql`sixteen_nine` : sql`NOT sixteen_nine`),
    filter.incomplete !== undefined && (filter.incomplete ? lacksDetails : hasDetails),
    status !== undefined && sql`status = ${status}`,
    hash !== undefined && sql`file_uuid IN (SELECT f.uuid FROM media_files f WHERE f.hash = ${hash})`,
    uploadedFrom !== undefined && sql`created_at >= ${startOfDay(uploadedFrom, timeZone)}`,
    uploadedUntil !== undefined && sql`created_at < ${startOfDay(uploadedUntil, timeZone, 1)}`,
    ...headHoldsWords(sql`media`, filter.search, sql`l.type = ${filter.type}`),
  ];
  return conditions.filter((condition) => condition !== false);
}
