import type { MenuGroup, MenuItem } from '../../../../generated/model/index.ts';
import type { Side } from '../../../engine/merge/conflict.ts';
import { isEqual } from '../../../engine/values/values.ts';
import { type MenuPlace, placesOf, shelfOf } from '../publish/menu-places.ts';

/** The place of each item of one menu, by the item's id. */
export type Places = ReadonlyMap<string, MenuPlace>;

/** The three menus of a merge: as it was, as the user has it, as it is stored now. */
export interface ThreeMenus {
  base: Places;
  mine: Places;
  theirs: Places;
}

/**
 * Reads where everything stands. Of an item that a publish which ended half way has left twice, the place counts that
 * mine has, too.
 */
export function threeMenus(
  base: readonly MenuGroup[],
  mine: readonly MenuGroup[],
  theirs: readonly MenuGroup[],
): ThreeMenus {
  const my = onePlaceEach(mine);
  return { base: onePlaceEach(base, my), mine: my, theirs: onePlaceEach(theirs, my) };
}

function onePlaceEach(groups: readonly MenuGroup[], like?: Places): Places {
  const one = new Map<string, MenuPlace>();
  for (const [id, places] of placesOf(groups)) {
    const wanted = like?.get(id);
    const place = places.find((each) => wanted !== undefined && shelfOf(each) === shelfOf(wanted)) ?? places[0];
    if (place) one.set(id, place);
  }
  return one;
}

/** Whether a side changed an item itself: its place on the menu or what it says. One that was not there is changed. */
function isChanged(was: MenuPlace | undefined, is: MenuPlace): boolean {
  return was === undefined || shelfOf(was) !== shelfOf(is) || !isEqual(content(was.item), content(is.item));
}

function content({ children: _, parentId: __, ...rest }: MenuItem): object {
  return rest;
}

/** Whether a side changed an item or anything that stands under it there. */
export function isTouched(menus: ThreeMenus, side: Side, item: MenuItem): boolean {
  const is = menus[side].get(item.id);
  if (is === undefined || isChanged(menus.base.get(item.id), is)) return true;
  return item.children.some((child) => isTouched(menus, side, child));
}
