import type { MenuItem, RouteUse } from './contract.ts';
import type { Reader } from './database.ts';
import { NotFoundError } from './errors.ts';
import { groupPlace } from './menu.ts';
import { type PlacedItem, placedItems } from './menu-items.ts';
import { sql } from './sql.ts';

/** What leads to a route: items of the menu, in its order. Throws `NotFoundError` for a route that the site does not have. */
export async function listRouteUses(reader: Reader, id: string): Promise<RouteUse[]> {
  const rows = await reader.query<{ name: string | null; children: MenuItem[] }>(sql`
    SELECT g.name, g.children FROM routes r LEFT JOIN menu_groups g ON r.uuid = ANY(g.route_ids)
    WHERE r.uuid = ${id} ORDER BY ${groupPlace(sql`g`)}`);
  if (rows.length === 0) throw new NotFoundError('route', id);
  return rows.flatMap(({ name, children }) =>
    name === null
      ? []
      : placedItems(children).flatMap((placed) => (placed.item.route?.id === id ? [described(name, placed)] : [])),
  );
}

function described(groupName: string, { item, path, above }: PlacedItem): RouteUse {
  const title = [groupName, ...above.map((one) => one.title), item.title].join(' › ');
  return { type: 'menuItem', id: item.id, title, path: '/menu', field: `${path}.route` };
}
