import type { Filter, Route } from '../contract.ts';
import type { Reader } from '../database.ts';
import { type Page, readPage, type SortColumn } from '../lists/page.ts';
import { containsWords, searchText } from '../lists/search-text.ts';
import { allOf, sql } from '../sql.ts';
import { routeJoins, routeJson, routeState } from './route-json.ts';
import { foldedPath, writtenPath } from './route-path.ts';

/** Which routes, and in which order: the parameters of `listRoutes`. One that is left out does not filter. */
export type RouteFilter = Filter<'listRoutes'>;

/** A route and the number of its version. */
export interface VersionedRoute {
  route: Route;
  version: number;
}

/** How many routes a search finds. */
const mostFound = 20;

const sorts: Record<NonNullable<RouteFilter['sortBy']>, SortColumn> = {
  path: { order: sql`path COLLATE "sv-x-icu"`, mayBeEmpty: false },
  title: { order: sql`title COLLATE "sv-x-icu"`, mayBeEmpty: false },
};

/** A page of the site's routes and the count of all that fit; by path by default. */
export async function listRoutes(reader: Reader, filter: RouteFilter): Promise<Page<Route>> {
  const { path, query, resourceType, state } = filter;
  return readPage<Route>(reader, {
    ...filter,
    table: sql`routes`,
    condition: allOf([
      ...(path === undefined ? [] : [sql`folded_path = ${foldedPath(writtenPath(path))}`]),
      ...(resourceType === undefined ? [] : [sql`resource_type = ${resourceType}`]),
      ...(state === undefined ? [] : [sql`${routeState(sql`routes`)} = ${state}`]),
      ...containsWords(sql`search_text`, query),
    ]),
    looksAtAll: Boolean(query) || state !== undefined,
    sort: [sorts[filter.sortBy ?? 'path']],
    direction: filter.sortOrder,
    item: routeJson,
    joins: routeJoins,
  });
}

/** What is read of a route, of a row `p` of the table `routes`. */
export const routeColumns = sql`p.version, (SELECT ${routeJson} FROM (SELECT) one ${routeJoins}) AS route`;

/** A route by its id; undefined when the site has none. */
export async function getRoute(reader: Reader, id: string): Promise<VersionedRoute | undefined> {
  const rows = await reader.query<VersionedRoute>(sql`SELECT ${routeColumns} FROM routes p WHERE p.uuid = ${id}`);
  return rows[0];
}

/**
 * At most 20 routes that hold every word of the text in title or path: those whose path or title begins with it first,
 * then by path.
 */
export async function searchRoutes(reader: Reader, text: string): Promise<Route[]> {
  const begins = (beginning: string) => `${beginning.replace(/[\\%_]/g, '\\$&')}%`;
  const folded = foldedPath(text.trim());
  const path = begins(folded.startsWith('/') ? folded : `/${folded}`);
  const rows = await reader.query<{ route: Route }>(sql`
    SELECT ${routeJson} AS route FROM (
      SELECT * FROM routes WHERE ${allOf(containsWords(sql`search_text`, text))}
      ORDER BY folded_path LIKE ${path} OR search_text LIKE ${begins(searchText(text))} DESC, path COLLATE "sv-x-icu", uuid
      LIMIT ${mostFound}) p ${routeJoins}
    ORDER BY p.folded_path LIKE ${path} OR p.search_text LIKE ${begins(searchText(text))} DESC, p.path COLLATE "sv-x-icu", p.uuid`);
  return rows.map(({ route }) => route);
}
