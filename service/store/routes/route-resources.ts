import type { Filter, RouteResource, RouteResourceType } from '../contract.ts';
import type { Reader } from '../database.ts';
import { gameTitle, titleForAll } from '../games/game-titles.ts';
import type { Page } from '../lists/page.ts';
import { searchWords } from '../lists/search-text.ts';
import { allOf, joinSql, type Sql, sql } from '../sql.ts';
import { tagKinds } from '../tags/tag-kinds.ts';

/** Things that routes of a kind lead to: a table `p`, and what a choice shows of its row. */
interface Resources {
  readonly from: Sql;
  readonly id: Sql;
  readonly title: Sql;
  /** What languages call it, where they differ in that. */
  readonly titles?: Sql;
  readonly there: Sql;
  readonly order: Sql;
  readonly holds: (pattern: string) => Sql;
}

/** Kinds that are tags as well, with what distinguishes two of the same name behind it. */
function tagged(kind: 'team' | 'player' | 'game', behind: Sql, order: Sql): Resources {
  const { table, joins = sql``, name, active, holds } = tagKinds[kind];
  const called = (text: Sql): Sql => sql`concat_ws(', ', ${text}, ${behind})`;
  return {
    from: sql`${table} p ${joins}`,
    id: sql`p.uuid`,
    title: called(name),
    ...(kind === 'game' && { titles: sql`titles_of(${called(name)}, ${called(gameTitle(sql`p`, 'sv'))})` }),
    there: active,
    order,
    holds,
  };
}

const inSearchText = (pattern: string): Sql => sql`p.search_text LIKE ${pattern}`;
const competitions: Resources = {
  from: sql`ssgts p`,
  id: sql`p.uuid`,
  title: sql`p.display_name`,
  titles: sql`p.titles`,
  there: sql`NOT p.deleted`,
  order: sql`p.display_name COLLATE "sv-x-icu"`,
  holds: inSearchText,
};

/** The pages of the site; those of other systems are known by the routes that lead to them alone. */
const pages: Resources = {
  from: sql`(SELECT uuid AS id, title || ', ' || slug AS title FROM pages
    UNION ALL SELECT DISTINCT r.resource_id, r.resource_id FROM routes r WHERE r.resource_type = 'page' AND r.resource_id IS NOT NULL
      AND r.resource_id NOT IN (SELECT uuid FROM pages)) p`,
  id: sql`p.id`,
  title: sql`p.title`,
  there: sql`TRUE`,
  order: sql`p.title COLLATE "sv-x-icu"`,
  holds: (pattern) => sql`fold_words(p.title) LIKE ${pattern}`,
};

/** What the routes of each kind can lead to; the other kinds show no one thing. */
const resources: Partial<Record<RouteResourceType, Resources>> = {
  team: tagged('team', sql`p.team_code`, sql`p.display_name COLLATE "sv-x-icu"`),
  player: tagged('player', sql`t.display_name`, sql`p.last_name COLLATE "sv-x-icu", p.first_name COLLATE "sv-x-icu"`),
  game: tagged('game', sql`to_char(p.starts_at AT TIME ZONE 'UTC', 'YYYY-MM-DD')`, sql`p.starts_at DESC`),
  gameList: competitions,
  schedule: competitions,
  table: competitions,
  statistics: competitions,
  media: {
    from: sql`media p`,
    id: sql`p.uuid`,
    title: sql`p.name`,
    there: sql`TRUE`,
    order: sql`p.created_at DESC`,
    holds: inSearchText,
  },
  page: pages,
  article: {
    from: sql`articles p`,
    id: sql`p.uuid`,
    title: sql`p.header`,
    there: sql`p.deleted_at IS NULL`,
    order: sql`p.last_modified DESC`,
    holds: (pattern) => sql`p.folded_header LIKE ${pattern}`,
  },
  // A list of articles is that of a tag.
  articleList: {
    from: sql`tags p`,
    id: sql`p.value`,
    title: sql`p.name`,
    there: sql`p.active`,
    order: sql`p.name COLLATE "sv-x-icu"`,
    holds: inSearchText,
  },
};

const titlesOf = ({ title, titles = titleForAll(title) }: Resources): Sql => titles;

/**
 * A page of the things that routes of a kind can lead to, and the count of all that hold every word. Games and media
 * come the newest first.
 */
export async function listRouteResources(
  reader: Reader,
  { resourceType, searchToken, page, pageSize }: Filter<'listRouteResources'>,
): Promise<Page<RouteResource>> {
  const kind = resourceType && resources[resourceType];
  if (!kind) return { items: [], total: 0 };
  const { from, id, there, order, holds } = kind;
  const [found] = await reader.query<Page<RouteResource>>(sql`
    WITH found AS MATERIALIZED (
      SELECT ${id} AS id, row_number() OVER (ORDER BY ${order}, ${id}) AS place FROM ${from}
      WHERE ${allOf([there, ...searchWords(searchToken).map(holds)])})
    SELECT (SELECT count(*)::int FROM found) AS total, coalesce((
      SELECT json_agg(json_build_object('id', f.id, 'title', ${kind.title}, 'titles', ${titlesOf(kind)}) ORDER BY f.place)
      FROM (SELECT id, place FROM found ORDER BY place LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) f
      JOIN ${from} ON ${id} = f.id), '[]') AS items`);
  return found ?? { items: [], total: 0 };
}

/** One thing that a route can lead to, of whatever kind it is; undefined when the site has none of this id. */
export async function getRouteResource(reader: Reader, id: string): Promise<RouteResource | undefined> {
  const kinds = [...new Set(Object.values(resources))];
  const found = kinds.map(
    (kind) =>
      sql`SELECT ${kind.id} AS id, ${kind.title} AS title, ${titlesOf(kind)} AS titles FROM ${kind.from} WHERE ${kind.there} AND ${kind.id} = ${id}`,
  );
  const rows = await reader.query<RouteResource>(sql`${joinSql(found, sql` UNION ALL `)} LIMIT 1`);
  return rows[0];
}
