import type { MenuGroup, MenuItem, RouteUse } from '../contract.ts';
import type { Reader } from '../database.ts';
import { NotFoundError } from '../errors.ts';
import type { TitleLanguage } from '../games/game-titles.ts';
import { placeId, placeOrder, placePath, placeTitle, referencePlaces } from '../layouts/layout-places.ts';
import { groupPlace } from '../menu/menu.ts';
import { type PlacedItem, placedItems } from '../menu/menu-items.ts';
import { sql } from '../sql.ts';

/** The name of a group. */
type GroupName = MenuGroup['identifier'];

/**
 * What the groups are called (specification §3), as the console calls them: the name that is stored with a group is in
 * one language only.
 */
const groupNames: Readonly<Record<TitleLanguage, Readonly<Record<GroupName, string>>>> = {
  en: { main: 'Main', secondary: 'Secondary', footer: 'Footer', unassigned: 'Extra' },
  sv: { main: 'Huvudmeny', secondary: 'Sekundär', footer: 'Sidfot', unassigned: 'Extra' },
};

/**
 * What leads to a route: items of the menu in its order, slides and their buttons, and pages. Throws `NotFoundError` for a route that the site does not
 * have.
 */
export async function listRouteUses(reader: Reader, id: string): Promise<RouteUse[]> {
  const rows = await reader.query<{ group: GroupName | null; children: MenuItem[] }>(sql`
    SELECT g.identifier AS group, g.children FROM routes r LEFT JOIN menu_groups g ON r.uuid = ANY(g.route_ids)
    WHERE r.uuid = ${id} ORDER BY ${groupPlace(sql`g`)}`);
  if (rows.length === 0) throw new NotFoundError('route', id);
  const items = rows.flatMap(({ group, children }) =>
    group === null
      ? []
      : placedItems(children).flatMap((placed) => (placed.item.route?.id === id ? [described(group, placed)] : [])),
  );
  return [...items, ...(await usesInLayouts(reader, id))];
}

function usesInLayouts(reader: Reader, id: string): Promise<RouteUse[]> {
  return reader.query<RouteUse>(sql`
    SELECT u.type, u.id, u.title, '[]'::jsonb AS titles, u.path, u.field FROM (
      SELECT 'slide' AS type, ${placeId} AS id, ${placeTitle} AS title, ${placePath} AS path, r.path AS field,
        row_number() OVER (ORDER BY ${placeOrder}) AS place
      FROM ${referencePlaces} WHERE r.kind = 'route' AND r.value = ${id}
      UNION ALL
      SELECT 'page', p.uuid, p.title, '/layouts-pages', 'routeId', 10000 + row_number() OVER (ORDER BY p.slug COLLATE "sv-x-icu", p.uuid)
      FROM pages p WHERE p.route_uuid = ${id}) u
    ORDER BY u.place`);
}

function described(group: GroupName, { item, path, above }: PlacedItem): RouteUse {
  const titleIn = (language: TitleLanguage): string =>
    [groupNames[language][group], ...above.map((one) => one.title), item.title].join(' › ');
  const titles = (['en', 'sv'] as const).map((language) => ({ language, translation: titleIn(language) }));
  return { type: 'menuItem', id: item.id, title: titleIn('en'), titles, path: '/menu', field: `${path}.route` };
}
