import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';

/** Levels that a menu can have; the items directly in a group are the first. */
export const MOST_LEVELS = 10;

/** An item and where it stands. */
export interface Found {
  item: MenuItem;
  group: MenuGroup;
  /** The item that it stands under; undefined for those directly in the group. */
  parent: MenuItem | undefined;
  /** Its place among those of the same parent, from 0. */
  index: number;
  /** Its level, from 1. */
  level: number;
}

/** Every item, each before those under it, in the order of the page. */
export function listItems(groups: readonly MenuGroup[]): Found[] {
  const found: Found[] = [];
  const list = (items: readonly MenuItem[], group: MenuGroup, parent: MenuItem | undefined, level: number): void => {
    for (const [index, item] of items.entries()) {
      found.push({ item, group, parent, index, level });
      list(item.children, group, item, level + 1);
    }
  };
  for (const group of groups) list(group.children, group, undefined, 1);
  return found;
}

/** Whether a press on an item shows a visitor nothing: it has no address, and nothing stands under it. */
export function leadsNowhere({ route, children }: Pick<MenuItem, 'route' | 'children'>): boolean {
  return children.length === 0 && (route === null || route.path.trim() === '');
}

/** The item with an id, and where it stands. */
export function find(groups: readonly MenuGroup[], id: string): Found | undefined {
  return listItems(groups).find(({ item }) => item.id === id);
}

/** The items above one, outermost first. */
export function ancestorsOf(groups: readonly MenuGroup[], id: string): MenuItem[] {
  const above: MenuItem[] = [];
  const every = new Map(listItems(groups).map((found) => [found.item.id, found]));
  for (let at = every.get(id)?.parent; at && above.length < MOST_LEVELS; at = every.get(at.id)?.parent)
    above.unshift(at);
  return above;
}

/**
 * Those of some items that stand under none of the others, in the order of the page: they take the others with them.
 */
export function topmost(groups: readonly MenuGroup[], ids: Iterable<string>): Found[] {
  const wanted = new Set(ids);
  const within = new Set<string>();
  return listItems(groups).filter(({ item, parent }) => {
    const isUnder = parent !== undefined && within.has(parent.id);
    if (isUnder || wanted.has(item.id)) within.add(item.id);
    return wanted.has(item.id) && !isUnder;
  });
}

/** How many levels an item and those under it take, at least 1. */
export function levelsOf(item: MenuItem): number {
  return 1 + Math.max(0, ...item.children.map(levelsOf));
}
