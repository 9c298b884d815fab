import type { MenuGroupIdentifier, MenuItem } from '../contract.ts';

/**
 * An item with its place: the dotted path of it in its group, such as `children.0.children.2`, its level from 1, and
 * the items above it, the topmost first.
 */
export interface PlacedItem {
  readonly item: MenuItem;
  readonly path: string;
  readonly level: number;
  readonly above: readonly MenuItem[];
}

/**
 * All items of a group, each before those below it. Bodies are at most a hundred levels deep (service/http/shape.ts).
 */
export function placedItems(
  children: readonly MenuItem[],
  path = 'children',
  above: readonly MenuItem[] = [],
): PlacedItem[] {
  return children.flatMap((item, index) => {
    const own = `${path}.${index}`;
    const placed = { item, path: own, level: above.length + 1, above };
    return [placed, ...placedItems(item.children, `${own}.children`, [...above, item])];
  });
}

/** The same tree with each item as `change` gives it; what is below an item is changed first. */
export function mapItems(children: readonly MenuItem[], change: (item: MenuItem) => MenuItem): MenuItem[] {
  return children.map((item) => change({ ...item, children: mapItems(item.children, change) }));
}

/**
 * Whether an item of this group is locked because of its title (specification §3): More, in Swedish Mer, in the main
 * group.
 */
export function isLockedTitle(group: MenuGroupIdentifier, title: string): boolean {
  return group === 'main' && /^(more|mer)$/i.test(title.trim());
}

/**
 * The items as they are kept: titled like the locked list they are locked, and at the top of the main group those come
 * last (specification §3).
 */
export function writtenItems(group: MenuGroupIdentifier, children: readonly MenuItem[]): MenuItem[] {
  const items = mapItems(children, (item) => ({ ...item, locked: isLockedTitle(group, item.title) }));
  return [...items.filter(({ locked }) => !locked), ...items.filter(({ locked }) => locked)];
}
