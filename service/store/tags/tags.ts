import type { Filter, Tag, TagResourceType } from '../contract.ts';
import type { Reader } from '../database.ts';
import { titleForAll } from '../games/game-titles.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords, searchText, searchWords } from '../lists/search-text.ts';
import { allOf, joinSql, type Sql, sql } from '../sql.ts';
import { type TagKind, tagKinds } from './tag-kinds.ts';
import { articleCount, mediaCount, usageCount } from './tag-uses.ts';

/** Which custom tags, and in which order: the parameters of `listCustomTags`. One that is left out does not filter. */
export type TagFilter = Filter<'listCustomTags'>;

/** A custom tag and the number of its version. */
export interface VersionedTag {
  tag: Tag;
  version: number;
}

/** What a search for tags asks. `text` empty: the newest, of games the nearest to now. `count` limits the answer, `countOfKind` each kind in it. */
export interface TagQuery {
  readonly text?: string | undefined;
  readonly active: boolean;
  readonly kinds: readonly TagResourceType[];
  readonly count: number;
  readonly countOfKind?: number;
}

const allKinds: readonly TagResourceType[] = ['custom', 'team', 'player', 'series', 'game'];

/** The contract's Tag of a row `p` of the kind's table, with its joins. */
function tagJson(name: TagResourceType): Sql {
  const kind = tagKinds[name];
  return sql`json_build_object(
    'value', ${kind.value}, 'name', ${kind.name}, 'titles', ${kind.titles ?? titleForAll(kind.name)}, 'active', ${kind.active}, 'siteTag', ${name === 'custom'}::boolean,
    'instanceId', p.instance_id, 'resourceType', ${name}::text,
    'linkType', CASE WHEN ${name}::text = 'game' THEN 'game' END, 'detail', ${kind.detail},
    'usageCount', ${usageCount(kind.value, name === 'game')},
    'imageCount', ${mediaCount('image', kind.value, name === 'game')},
    'videoCount', ${mediaCount('video', kind.value, name === 'game')},
    'articleCount', ${articleCount(kind.value, name === 'game')},
    'createdAt', p.created_at, 'createdBy', p.created_by, 'lastModified', p.last_modified)`;
}

const byName: SortColumn = { order: sql`name COLLATE "sv-x-icu"`, mayBeEmpty: false };
const sorts: Record<NonNullable<TagFilter['sortBy']>, readonly SortColumn[]> = {
  name: [byName],
  usageCount: [
    { order: usageCount(sql`tags.value`), mayBeEmpty: false },
    { ...byName, direction: 'asc' },
  ],
  lastModified: [{ order: sql`last_modified`, mayBeEmpty: false }],
};

/** A page of the site's custom tags and the count of all that fit; by name by default. */
export async function listCustomTags(reader: Reader, filter: TagFilter): Promise<Page<Tag>> {
  const { active, used, search } = filter;
  const uses = usageCount(sql`tags.value`);
  return readPage<Tag>(reader, {
    ...filter,
    table: sql`tags`,
    condition: allOf([
      ...(active === undefined ? [] : [sql`active = ${active}`]),
      ...(used === undefined ? [] : [sql`(${uses} > 0) = ${used}`]),
      ...containsWords(sql`search_text`, search),
    ]),
    looksAtAll: Boolean(search) || used !== undefined || filter.sortBy === 'usageCount',
    sort: sorts[filter.sortBy ?? 'name'],
    direction: filter.sortOrder,
    item: tagJson('custom'),
  });
}

/** What is read of a custom tag, of a row `p` of the table `tags`. */
export const tagColumns = sql`p.version, ${tagJson('custom')} AS tag`;

/** A custom tag by its value; undefined when the site has none. */
export async function getTag(reader: Reader, value: string): Promise<VersionedTag | undefined> {
  const rows = await reader.query<VersionedTag>(sql`SELECT ${tagColumns} FROM tags p WHERE p.value = ${value}`);
  return rows[0];
}

/** The kinds that are left of all when only some are asked for, and some are not. */
export function kindsOf(
  only: readonly TagResourceType[] | undefined,
  without: readonly TagResourceType[] = [],
): TagResourceType[] {
  return allKinds.filter((kind) => (!only || only.length === 0 || only.includes(kind)) && !without.includes(kind));
}

/**
 * Tags of all or some kinds that hold every word of the text: kind by kind, names in which a word begins with it first.
 * Games come the nearest to now first: those that are written about today.
 */
export async function searchTags(reader: Reader, query: TagQuery): Promise<Tag[]> {
  if (query.kinds.length === 0) return [];
  const perKind = Math.min(query.countOfKind ?? query.count, query.count);
  const found = query.kinds.map((kind) => sql`(${searchOfKind(kind, query, perKind)})`);
  const rows = await reader.query<{ tag: Tag }>(sql`
    SELECT tag FROM (${joinSql(found, sql` UNION ALL `)}) found ORDER BY kind, place LIMIT ${query.count}`);
  return rows.map(({ tag }) => tag);
}

function searchOfKind(name: TagResourceType, { text, active }: TagQuery, count: number): Sql {
  const kind: TagKind = tagKinds[name];
  const words = searchWords(text);
  const order =
    name === 'game' || words.length === 0
      ? sql`${kind.newest} DESC`
      : sql`(' ' || p.search_text) LIKE ${beginning(text)} DESC, ${kind.order} COLLATE "sv-x-icu"`;
  // The page is found first: names and counts are made for its rows alone.
  return sql`SELECT ${allKinds.indexOf(name)}::int AS kind, row_number() OVER (ORDER BY ${order}) AS place, ${tagJson(name)} AS tag
    FROM ${kind.table} p ${kind.joins ?? sql``}
    WHERE p.uuid = ANY(ARRAY(SELECT p.uuid FROM ${kind.table} p
      WHERE ${allOf([active ? kind.active : sql`NOT (${kind.active})`, ...words.map(kind.holds)])}
      ORDER BY ${order}, p.uuid LIMIT ${count}))`;
}

/** The pattern of text in which a word begins as this one does. */
function beginning(text: string | undefined): string {
  return `% ${searchText(text).replace(/[\\%_]/g, '\\$&')}%`;
}

/**
 * The tags of these values, in their order; a value that no tag has is left out. A game's value of three parts keeps
 * the third.
 */
export async function fetchTags(reader: Reader, values: readonly string[]): Promise<Tag[]> {
  const wanted = values.map((value) => ({ value, ...partsOf(value) }));
  const kinds = allKinds.filter((kind) => wanted.some((one) => one.kind === kind));
  if (kinds.length === 0) return [];
  const found = kinds.map((kind) => {
    const keys = wanted.filter((one) => one.kind === kind).map((one) => (kind === 'custom' ? one.value : one.id));
    const { table, joins = sql`` } = tagKinds[kind];
    const key = kind === 'custom' ? sql`p.value` : sql`p.uuid`;
    return sql`SELECT ${tagJson(kind)} AS tag FROM ${table} p ${joins} WHERE ${key} = ANY(${keys})`;
  });
  const rows = await reader.query<{ tag: Tag }>(joinSql(found, sql` UNION ALL `));
  const byValue = new Map(rows.map(({ tag }) => [tag.value, tag]));
  return wanted.flatMap(({ value, kind, id, linkType }) => {
    const tag = byValue.get(kind === 'custom' ? value : `${kind}.${id}`);
    if (!tag || (linkType !== undefined && kind !== 'game')) return [];
    return [linkType === undefined ? tag : { ...tag, value, linkType }];
  });
}

/** Kind, id and link type of a value: its parts between dots (specification §3). */
function partsOf(value: string): { kind: string; id: string; linkType: string | undefined } {
  const [kind = '', id = '', linkType] = value.split('.');
  return { kind, id, linkType };
}
