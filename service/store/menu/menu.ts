import type { Menu, MenuGroup, MenuItem, Route } from '../contract.ts';
import type { Reader } from '../database.ts';
import { routeJoins, routeJson } from '../routes/route-json.ts';
import { type Sql, sql } from '../sql.ts';
import { mapItems } from './menu-items.ts';

/** What an item shows of the route of the site that it leads to. */
export type RouteShown = Pick<Route, 'path' | 'resourceType' | 'resourceId'>;

/** The place of the group `g` among the others: main, secondary, footer, unassigned. */
export const groupPlace = (g: Sql): Sql =>
  sql`array_position(ARRAY['main', 'secondary', 'footer', 'unassigned'], ${g}.identifier)`;

/**
 * The contract's MenuGroup of a row `g` of the table `menu_groups`; what its items show of routes is as it was when
 * they were saved.
 */
const groupJson: Sql = sql`json_build_object(
  'id', g.uuid, 'identifier', g.identifier, 'name', g.name, 'instanceId', g.instance_id, 'active', g.active, 'meta', g.meta,
  'children', g.children, 'version', g.version, 'createdAt', g.created_at, 'createdBy', g.created_by, 'lastModified', g.last_modified)`;

/** The routes that items of the groups lead to, by their ids. */
const shownRoutes: Sql = sql`(SELECT coalesce(json_object_agg(r.uuid,
    json_build_object('path', r.path, 'resourceType', r.resource_type, 'resourceId', r.resource_id)), '{}')
  FROM routes r WHERE r.uuid IN (SELECT unnest(route_ids) FROM menu_groups))`;

/** The groups of the site's menu, main first, as their routes are now; and all routes by path with `includeRoutes`. */
export async function getMenu(reader: Reader, includeRoutes: boolean): Promise<Menu> {
  const all = sql`(SELECT coalesce(json_agg(${routeJson} ORDER BY p.path COLLATE "sv-x-icu", p.uuid), '[]') FROM routes p ${routeJoins})`;
  const [row] = await reader.query<{
    menu: MenuGroup[];
    shown: Record<string, RouteShown>;
    routes: Route[] | null;
  }>(sql`
    SELECT (SELECT coalesce(json_agg(${groupJson} ORDER BY ${groupPlace(sql`g`)}), '[]') FROM menu_groups g) AS menu,
      ${shownRoutes} AS shown, ${includeRoutes ? all : sql`NULL::json`} AS routes`);
  const shown = new Map(Object.entries(row?.shown ?? {}));
  const menu = (row?.menu ?? []).map((group) => ({ ...group, children: withRoutes(group.children, shown) }));
  return { menu, ...(row?.routes && { routes: row.routes }) };
}

/** The items with what they show of the site's routes as it is now; a route that is not among them stays as it was. */
export function withRoutes(children: readonly MenuItem[], routes: ReadonlyMap<string, RouteShown>): MenuItem[] {
  return mapItems(children, (item) => {
    const route = item.route?.id ? routes.get(item.route.id) : undefined;
    return item.route && route ? { ...item, route: { ...item.route, ...route } } : item;
  });
}
