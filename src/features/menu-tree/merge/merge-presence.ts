import type { Side } from '../../../engine/merge/conflict.ts';
import type { GroupName, MenuPlace } from '../publish/menu-places.ts';
import { otherSide, type Settle } from './menu-conflict.ts';
import { isTouched, type ThreeMenus } from './three-menus.ts';

/**
 * The ids of the items that the merged menu has. What one side removed and the other left alone is gone; where the
 * other changed it, or something under it, somebody chooses for the whole of it. `groupSide` settles what stands in a
 * group that somebody removed.
 */
export function mergePresence(
  menus: ThreeMenus,
  groupSide: ReadonlyMap<GroupName, Side>,
  settle: Settle,
): ReadonlySet<string> {
  const { base, mine, theirs } = menus;
  const present = new Set<string>();
  for (const id of mine.keys()) if (theirs.has(id) || !base.has(id)) present.add(id);
  for (const id of theirs.keys()) if (!base.has(id)) present.add(id);
  for (const side of ['mine', 'theirs'] as const) {
    for (const [id, place] of menus[side]) {
      const isTop = isRemovedByOther(menus, side, id) && !isUnderRemoved(menus, side, place);
      if (!isTop) continue;
      if (keeps(menus, side, place, groupSide, settle)) addWithChildren(menus, side, place, present);
    }
  }
  return present;
}

/** Whether the side that still has an item gets its way. */
function keeps(
  menus: ThreeMenus,
  side: Side,
  place: MenuPlace,
  groupSide: ReadonlyMap<GroupName, Side>,
  settle: Settle,
): boolean {
  if (!isTouched(menus, side, place.item)) return side === 'mine' && groupSide.get(place.group) === 'mine';
  const decided = side === 'mine' ? groupSide.get(place.group) : undefined;
  if (decided !== undefined) return decided === side;
  const { id } = place.item;
  const versions = { before: menus.base.get(id), mine: menus.mine.get(id), theirs: menus.theirs.get(id) };
  return settle({ kind: 'presence', key: `${id} presence`, ...versions }) === side;
}

const isRemovedByOther = (menus: ThreeMenus, side: Side, id: string): boolean =>
  menus.base.has(id) && !menus[otherSide(side)].has(id);

/** Whether something above an item, as the side that still has it has it, was removed too. */
function isUnderRemoved(menus: ThreeMenus, side: Side, place: MenuPlace): boolean {
  for (let at: MenuPlace | undefined = place; at?.parentId != null; at = menus[side].get(at.parentId)) {
    if (isRemovedByOther(menus, side, at.parentId)) return true;
  }
  return false;
}

function addWithChildren(menus: ThreeMenus, side: Side, { item }: MenuPlace, present: Set<string>): void {
  present.add(item.id);
  for (const child of item.children) {
    const place = menus[side].get(child.id);
    if (place) addWithChildren(menus, side, place, present);
  }
}
