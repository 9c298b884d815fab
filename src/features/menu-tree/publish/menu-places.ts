import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';

/** The name of a group within its site: main, secondary, footer, unassigned (specification §3). */
export type GroupName = MenuGroup['identifier'];

/** The groups in the order in which every page shows them. */
export const GROUP_NAMES: readonly GroupName[] = ['main', 'secondary', 'footer', 'unassigned'];

/** Where an item stands. */
export interface MenuPlace {
  item: MenuItem;
  group: GroupName;
  /** The id of the item that it stands under; null directly in the group. */
  parentId: string | null;
  /** Its place among those beside it, from 0. */
  index: number;
  /** The titles of the items above it, the outermost first. */
  above: readonly string[];
}

/**
 * The places of every item by its id, in the order of the page. A publish that ended half way leaves an item in two
 * groups: then it has two.
 */
export function placesOf(groups: readonly MenuGroup[]): Map<string, MenuPlace[]> {
  const places = new Map<string, MenuPlace[]>();
  const visit = (
    items: readonly MenuItem[],
    group: GroupName,
    parentId: string | null,
    above: readonly string[],
  ): void => {
    for (const [index, item] of items.entries()) {
      const place = { item, group, parentId, index, above };
      const known = places.get(item.id);
      if (known) known.push(place);
      else places.set(item.id, [place]);
      visit(item.children, group, item.id, [...above, item.title]);
    }
  };
  for (const { identifier, children } of groups) visit(children, identifier, null, []);
  return places;
}

/** What stands beside an item: the same group when directly in it, else the same item above. */
export function shelfOf({ group, parentId }: Pick<MenuPlace, 'group' | 'parentId'>): string {
  return parentId === null ? `group ${group}` : `item ${parentId}`;
}

/** The group of a name; undefined where the site has none. */
export function groupNamed(groups: readonly MenuGroup[], name: GroupName): MenuGroup | undefined {
  return groups.find(({ identifier }) => identifier === name);
}
