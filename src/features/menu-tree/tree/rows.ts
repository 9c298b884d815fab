import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../generated/model/menuItem.ts';
import type { Matches } from './search.ts';

/** The line of a group. */
export interface GroupRow {
  kind: 'group';
  id: string;
  group: MenuGroup;
  level: 0;
  /** Its place among the groups, from 0, and how many there are. */
  position: number;
  size: number;
  isOpen: boolean;
}

/** The line of an item. */
export interface ItemRow {
  kind: 'item';
  id: string;
  item: MenuItem;
  group: MenuGroup;
  parentId: string | null;
  /** Its place among all items of the same parent, from 0. */
  index: number;
  /** From 1, directly in the group. */
  level: number;
  /** Its place among those of them that are shown, from 0, and how many are. */
  position: number;
  size: number;
  /** Whether what is under it is shown; undefined when there is nothing. */
  isOpen: boolean | undefined;
}

/** The line that says that a group has no items. */
export interface EmptyRow {
  kind: 'empty';
  id: string;
  group: MenuGroup;
  level: 1;
}

/** One line of the tree. */
export type TreeRow = GroupRow | ItemRow | EmptyRow;

/** Which lines are shown. */
export interface RowChoice {
  /** Whether what is under a group or item is shown. */
  isOpen: (id: string) => boolean;
  /** What a search found; undefined while nothing is searched. */
  matches: Matches | undefined;
}

/**
 * The lines of the tree from the top: groups, and items whose ancestors are open; while something is searched, what was
 * found with all above and under it.
 */
export function rowsOf(groups: readonly MenuGroup[], { isOpen, matches }: RowChoice): TreeRow[] {
  const rows: TreeRow[] = [];
  const isShown = ({ id }: { id: string }): boolean => !matches || matches.found.has(id) || matches.above.has(id);
  const add = (group: MenuGroup, all: readonly MenuItem[], parentId: string | null, level: number, every: boolean) => {
    const size = every ? all.length : all.filter(isShown).length;
    let position = 0;
    for (const [index, item] of all.entries()) {
      if (!every && !isShown(item)) continue;
      const isEvery = every || (matches?.found.has(item.id) ?? false);
      const hasMore = item.children.length > 0 && (isEvery || item.children.some(isShown));
      const open = hasMore ? isOpen(item.id) : undefined;
      rows.push({ kind: 'item', id: item.id, item, group, parentId, index, level, position, size, isOpen: open });
      position += 1;
      if (open) add(group, item.children, item.id, level + 1, isEvery);
    }
  };
  const shown = matches ? groups.filter(isShown) : groups;
  for (const [position, group] of shown.entries()) {
    const open = isOpen(group.id);
    rows.push({ kind: 'group', id: group.id, group, level: 0, position, size: shown.length, isOpen: open });
    if (!open) continue;
    if (group.children.length === 0) rows.push({ kind: 'empty', id: `${group.id}/empty`, group, level: 1 });
    add(group, group.children, null, 1, !matches);
  }
  return rows;
}
