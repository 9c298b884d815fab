import type { MenuItem, Route } from '../store/contract.ts';
import type { Database, Transaction } from '../store/database.ts';
import { getMenu } from '../store/menu/menu.ts';
import { placedItems, writtenItems } from '../store/menu/menu-items.ts';
import { lockMenu } from '../store/menu/menu-lock.ts';
import { sql } from '../store/sql.ts';
import { insertRows } from './insert-rows.ts';
import { demoNetworks, masterInstanceId } from './platform.ts';
import { randomOf } from './random.ts';
import { defaultSeed, writeDemoMenu } from './seed-demo.ts';

/** More items than these would make a group that no save can carry: a body has at most 1 MB. */
export const mostMenuItems = 2000;

/**
 * Gives each site of the demo the menu that it would have from the start, and the master site as many items as `menu` says, at most 2000; what is there stays.
 * Answers how many items the master site's menu has.
 */
export async function topUpMenu(
  database: Database,
  { menu = 0, seed = defaultSeed, now = new Date() }: { menu?: number | undefined; seed?: number; now?: Date },
): Promise<number> {
  const sites = await database.readPlatform((platform) =>
    platform.query<{ site: string }>(sql`SELECT instance_id AS site FROM sites`),
  );
  let items = 0;
  for (const site of demoNetworks.flatMap((network) => network.sites)) {
    const { instanceId } = site;
    if (!sites.some((one) => one.site === instanceId)) continue;
    const count = await database.inInstance(instanceId, async (transaction) => {
      await lockMenu(transaction);
      await writeDemoMenu(transaction, site, seed, now);
      return instanceId === masterInstanceId ? fillMain(transaction, seed, Math.min(menu, mostMenuItems)) : 0;
    });
    items += count;
  }
  return items;
}

/** Adds items to the main group until the menu has so many; answers how many it has then. */
async function fillMain(transaction: Transaction, seed: number, wanted: number): Promise<number> {
  const { menu, routes = [] } = await getMenu(transaction, true);
  const present = menu.reduce((sum, { children }) => sum + placedItems(children).length, 0);
  const main = menu.find(({ identifier }) => identifier === 'main');
  if (!main || present >= wanted) return present;
  const taken = new Set(placedItems(main.children).map(({ item }) => item.identifier));
  const added = archive(seed, wanted - present, taken, routes);
  const children = writtenItems('main', [...main.children, ...added]);
  const routeIds = placedItems(children).flatMap(({ item }) => item.route?.id ?? []);
  await insertRows(
    transaction,
    'menu_item_ids',
    placedItems(added).map(({ item }) => ({ id: item.id })),
  );
  await transaction.query(sql`
    UPDATE menu_groups SET children = ${JSON.stringify(children)}, route_ids = ${routeIds}, version = version + 1, last_modified = now()
    WHERE uuid = ${main.id}`);
  return wanted;
}

/** So many items on three levels: seasons, their rounds, and what was played in each. Identifiers that are `taken` are passed over. */
function archive(seed: number, count: number, taken: ReadonlySet<string>, routes: readonly Route[]): MenuItem[] {
  const top: MenuItem[] = [];
  for (let number = 1, made = 0; made < count; number++) {
    const identifier = `archive-${number}`;
    if (taken.has(identifier)) continue;
    const season = top.at(-1);
    const round = season?.children.at(-1);
    const above = made % 40 === 0 ? undefined : made % 8 === 0 ? season : (round ?? season);
    const kind = above === undefined ? 'Season' : above === season ? 'Round' : 'Report';
    const item = archiveItem(seed, identifier, `${kind} ${number}`, above?.id ?? null, routes[made % routes.length]);
    (above?.children ?? top).push(item);
    made++;
  }
  return top;
}

function archiveItem(
  seed: number,
  identifier: string,
  title: string,
  parentId: string | null,
  route: Route | undefined,
): MenuItem {
  return {
    id: randomOf(seed, masterInstanceId, 'menu item', identifier).uuid(),
    identifier,
    type: 'page',
    title,
    route: route
      ? { id: route.id, path: route.path, resourceType: route.resourceType, resourceId: route.resourceId }
      : null,
    children: [],
    parentId,
    collapsed: true,
    hover: false,
    locked: false,
    external: false,
  };
}
