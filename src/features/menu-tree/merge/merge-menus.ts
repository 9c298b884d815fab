import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';
import { withMoreLast } from '../model/more.ts';
import { type GroupName, shelfOf } from '../publish/menu-places.ts';
import type { Choices, MenuConflict, Settle } from './menu-conflict.ts';
import { mergeGroups } from './merge-groups.ts';
import { mergeItem } from './merge-item.ts';
import { mergeOrder } from './merge-order.ts';
import { mergePlaces, type Shelf } from './merge-places.ts';
import { mergePresence } from './merge-presence.ts';
import { threeMenus } from './three-menus.ts';

/**
 * What is merged: the menu as it was read, as the user has it, as it is stored now; and whose version to take where
 * both changed the same.
 */
export interface MenuMergeInput {
  base: readonly MenuGroup[];
  mine: readonly MenuGroup[];
  theirs: readonly MenuGroup[];
  choices?: Choices;
}

/** The merged menu, with the versions of what is stored, and what conflicted in it. */
export interface MergedMenu {
  merged: readonly MenuGroup[];
  conflicts: readonly MenuConflict[];
}

/**
 * Merges what a user edited with what somebody else published meanwhile, item by item, by their ids: what only one side
 * changed is taken from it, what both changed to different things is a conflict, for which mine counts until somebody
 * chooses. Nothing that one side added or moved is lost. 'More' stays last.
 */
export function mergeMenus({ base, mine, theirs, choices = new Map() }: MenuMergeInput): MergedMenu {
  const conflicts = new Map<string, MenuConflict>();
  const settle: Settle = (conflict) => {
    if (!conflicts.has(conflict.key)) conflicts.set(conflict.key, conflict);
    return choices.get(conflict.key) ?? 'mine';
  };
  const menus = threeMenus(base, mine, theirs);
  const { groups, sides } = mergeGroups(base, mine, theirs, settle);
  const items = mergePresence(menus, sides, settle);
  const stock = { items, groups: new Set(groups.map(({ identifier }): GroupName => identifier)) };
  const shelves = mergePlaces(menus, stock, settle);
  const members = byShelf(shelves);
  const childrenOf = (shelf: Shelf): MenuItem[] =>
    mergeOrder(menus, shelf, members.get(shelfOf(shelf)) ?? [], settle).flatMap((id): MenuItem[] => {
      const item = mergeItem(menus, id, settle);
      const children = childrenOf({ group: shelf.group, parentId: id });
      return item ? [{ ...item, parentId: shelf.parentId, children }] : [];
    });
  const merged = groups.map((group) =>
    withMoreLast({ ...group, children: childrenOf({ group: group.identifier, parentId: null }) }),
  );
  return { merged, conflicts: [...conflicts.values()] };
}

function byShelf(shelves: ReadonlyMap<string, Shelf>): ReadonlyMap<string, string[]> {
  const members = new Map<string, string[]>();
  for (const [id, shelf] of shelves) {
    const those = members.get(shelfOf(shelf));
    if (those) those.push(id);
    else members.set(shelfOf(shelf), [id]);
  }
  return members;
}
