import type { MenuGroup, MenuGroupIdentifier, MenuItem, Route } from '../store/contract.ts';
import type { Queries } from '../store/database.ts';
import { searchText } from '../store/lists/search-text.ts';
import { placedItems, writtenItems } from '../store/menu/menu-items.ts';
import { foldedPath, pathPattern } from '../store/routes/route-path.ts';
import { sql } from '../store/sql.ts';
import { insertRows, type Row } from './insert-rows.ts';
import { type MenuResources, menuPlan, type PlannedItem, type PlannedRoute } from './menu-plan.ts';
import { randomOf } from './random.ts';
import { authorship } from './team-rows.ts';

/** A site whose menu is written. One `without` a group lacks it, as sites of older consoles do. */
export interface MenuSite {
  readonly seed: number;
  readonly instanceId: string;
  /** A master site's menu is in English, and all its teams are its own. */
  readonly isMaster: boolean;
  readonly without?: MenuGroupIdentifier | undefined;
  readonly now: Date;
}

type KnownRoutes = ReadonlyMap<string, Pick<Route, 'id' | 'path' | 'resourceType' | 'resourceId'>>;

const identifiers = ['main', 'secondary', 'footer', 'unassigned'] as const;

/** Writes routes, menu and history of a site that has none; one that has a menu group is left alone. */
export async function writeMenu(queries: Queries, site: MenuSite): Promise<void> {
  const groups = await queries.query(sql`SELECT 1 FROM menu_groups WHERE instance_id = ${site.instanceId} LIMIT 1`);
  if (groups.length > 0) return;
  const plan = menuPlan(site.isMaster, await resourcesOf(queries, site));
  const rows = plan.routes.map((route) => routeRow(site, route));
  await insertRows(queries, 'routes', rows);
  const routes: KnownRoutes = new Map(
    plan.routes.map(({ path, resourceType, resourceId = null }) => [
      path,
      { id: routeId(site, path), path, resourceType, resourceId },
    ]),
  );
  const menu = identifiers
    .filter((identifier) => identifier !== site.without)
    .map((identifier) => menuGroup(site, routes, identifier, plan.groups[identifier]));
  await insertRows(queries, 'menu_groups', menu.map(groupRow));
  const items = menu.flatMap(({ children }) => placedItems(children)).map(({ item }) => ({ id: item.id }));
  await insertRows(queries, 'menu_item_ids', items);
  await insertRows(queries, 'menu_publications', publications(site, menu));
}

/** The row of a menu group. */
function groupRow({ id, identifier, name, active, meta, children, version }: MenuGroup): Row {
  const routeIds = placedItems(children).flatMap(({ item }) => item.route?.id ?? []);
  return { uuid: id, identifier, name, active, meta, children, route_ids: routeIds, version, ...authorship };
}

async function resourcesOf(queries: Queries, { instanceId, isMaster }: MenuSite): Promise<MenuResources> {
  const [teams, players, games, ssgts] = await Promise.all([
    queries.query<{ uuid: string; displayName: string }>(sql`
      SELECT uuid, display_name AS "displayName" FROM teams WHERE instance_id = ${instanceId} AND NOT deleted
      ORDER BY ${!isMaster}::boolean AND owner_instance_id <> ${instanceId}, display_name COLLATE "C", uuid LIMIT 4`),
    queries.query<{ uuid: string }>(sql`
      SELECT uuid FROM players WHERE instance_id = ${instanceId} AND NOT deleted ORDER BY last_name COLLATE "C", uuid LIMIT 1`),
    queries.query<{ uuid: string }>(sql`
      SELECT uuid FROM games WHERE instance_id = ${instanceId} AND NOT deleted AND home_team_uuid IS NOT NULL
        AND away_team_uuid IS NOT NULL ORDER BY starts_at DESC, uuid LIMIT 1`),
    queries.query<{ uuid: string }>(sql`
      SELECT uuid FROM ssgts WHERE instance_id = ${instanceId} AND NOT deleted
      ORDER BY state = 'active' DESC, default_for_series DESC, uuid LIMIT 1`),
  ]);
  return { teams, player: players[0]?.uuid, game: games[0]?.uuid, ssgt: ssgts[0]?.uuid };
}

const routeId = ({ seed, instanceId }: MenuSite, path: string) => randomOf(seed, instanceId, 'route', path).uuid();

function routeRow(site: MenuSite, { path, title, resourceType, resourceId, target }: PlannedRoute): Row {
  return {
    uuid: routeId(site, path),
    path,
    folded_path: foldedPath(path),
    pattern: pathPattern(path),
    title,
    resource_type: resourceType,
    resource_id: resourceId ?? null,
    target: target ?? null,
    search_text: searchText(title, path),
    ...authorship,
  };
}

function menuGroup(
  site: MenuSite,
  routes: KnownRoutes,
  identifier: MenuGroupIdentifier,
  { name, children }: { name: string; children: readonly PlannedItem[] },
): MenuGroup {
  const at = new Date(site.now.getTime() - day).toISOString();
  return {
    id: randomOf(site.seed, site.instanceId, 'menu', identifier).uuid(),
    identifier,
    name,
    instanceId: site.instanceId,
    active: true,
    meta: {},
    children: writtenItems(identifier, menuItems(site, routes, children, null)),
    version: 1,
    createdAt: at,
    createdBy: authorship.created_by,
    lastModified: at,
  };
}

function menuItems(
  site: MenuSite,
  routes: KnownRoutes,
  items: readonly PlannedItem[],
  parentId: string | null,
): MenuItem[] {
  return items.map(({ key, title, to, hover = false, collapsed = false, children = [] }) => {
    const id = randomOf(site.seed, site.instanceId, 'menu item', key).uuid();
    const isAddress = to !== undefined && !to.startsWith('/');
    return {
      id,
      identifier: key,
      type: isAddress ? 'external' : to?.includes('about') || to?.includes('/om') ? 'page' : 'feature',
      title,
      route:
        to === undefined
          ? null
          : (routes.get(to) ?? { id: null, path: to, resourceType: 'external', resourceId: null }),
      children: menuItems(site, routes, children, id),
      parentId,
      collapsed,
      hover,
      locked: false,
      external: isAddress,
    };
  });
}

const day = 24 * 60 * 60 * 1000;

/** Two publishes: the second one brought the shop into the main menu and the contact page into the footer. */
function publications({ seed, instanceId, now }: MenuSite, menu: readonly MenuGroup[]): Row[] {
  const before = menu.map((group) =>
    group.identifier === 'main'
      ? { ...group, children: group.children.filter(({ identifier }) => identifier !== 'shop') }
      : { ...group, children: group.identifier === 'footer' ? group.children.slice(1) : group.children },
  );
  return [
    { name: 'first', menu: before, groups: menu.map(({ identifier }) => identifier), days: 30 },
    { name: 'shop', menu, groups: ['main', 'footer'], days: 1 },
  ].map((publication) => ({
    uuid: randomOf(seed, instanceId, 'publication', publication.name).uuid(),
    published_at: new Date(now.getTime() - publication.days * day).toISOString(),
    published_by: authorship.created_by,
    groups: publication.groups,
    menu: publication.menu,
  }));
}
