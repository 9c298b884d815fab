import type { MenuGroup } from '../../../../../generated/model/menuGroup.ts';
import type { MenuItem } from '../../../../../generated/model/menuItem.ts';
import { find, topmost } from '../../model/find.ts';
import { endOf } from '../../model/more.ts';
import { type MoveRefusal, moveRefusal, type Place, putIn, takeOut } from '../../model/move.ts';

type Groups = readonly MenuGroup[];

/** Items that were picked up by keyboard. */
export interface Carried {
  /** The menu as it was. */
  from: Groups;
  items: readonly MenuItem[];
  /** The menu without them. */
  rest: Groups;
  /** Where they are now, in the menu without them. */
  place: Place;
}

/** The keys that move what is carried. */
export type CarryKey = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight' | 'Home' | 'End' | 'PageUp' | 'PageDown';

/**
 * What a key does to what is carried: it stands elsewhere, in an item that must be open to be seen; or why it cannot.
 */
export type Carrying = { carried: Carried; open?: string | undefined } | { refusal: MoveRefusal } | undefined;

/** Takes items in hand where the first of them stands; undefined when there are none. */
export function pickUp(groups: Groups, ids: Iterable<string>): Carried | undefined {
  const found = topmost(groups, ids);
  const [first] = found;
  if (!first) return undefined;
  const taken = new Set(found.map(({ item }) => item.id));
  const siblings = first.parent?.children ?? first.group.children;
  const index = siblings.slice(0, first.index).filter(({ id }) => !taken.has(id)).length;
  const place = { groupId: first.group.id, parentId: first.parent?.id ?? null, index };
  return { from: groups, items: found.map(({ item }) => item), rest: takeOut(groups, taken), place };
}

/** The menu as it is with what is carried where it is now; as it was, when nothing has moved. */
export function carriedMenu({ items, rest, place }: Carried): Groups {
  return putIn(rest, items, place);
}

/** Where a key takes what is carried; undefined when it leads nowhere. */
export function carryBy(carried: Carried, key: CarryKey, isOpen: (id: string) => boolean): Carrying {
  if (key === 'ArrowLeft') return outwards(carried);
  if (key === 'ArrowRight') return inwards(carried);
  const { rest, place } = carried;
  if (key === 'Home') return tryPlaces(carried, [{ ...place, index: 0 }]);
  if (key === 'End') return tryPlaces(carried, [{ ...place, index: lastIndex(rest, place) }]);
  const places = placesOf(rest, isOpen);
  const at = places.findIndex((one) => isSamePlace(one, place));
  if (key === 'ArrowUp') return tryPlaces(carried, places.slice(0, Math.max(at, 0)).reverse());
  if (key === 'ArrowDown') return tryPlaces(carried, places.slice(at + 1));
  const group = rest.findIndex(({ id }) => id === place.groupId);
  const others = key === 'PageDown' ? rest.slice(group + 1) : rest.slice(0, group).reverse();
  return tryPlaces(
    carried,
    others.map(({ id }) => ({ groupId: id, parentId: null, index: 0 })),
  );
}

/** The first of some places that takes what is carried; else why the first of them does not. */
function tryPlaces(carried: Carried, places: readonly Place[]): Carrying {
  let refusal: MoveRefusal | undefined;
  for (const place of places) {
    if (isSamePlace(place, carried.place)) continue;
    const refused = refusalOf(carried, place);
    if (!refused) return { carried: { ...carried, place } };
    refusal ??= refused;
  }
  return refusal && { refusal };
}

/** Out of the item that it stands under, to the place after that one. */
function outwards(carried: Carried): Carrying {
  const { rest, place } = carried;
  const parent = place.parentId === null ? undefined : find(rest, place.parentId);
  if (!parent) return undefined;
  const index = Math.min(
    parent.index + 1,
    lastIndex(rest, { groupId: place.groupId, parentId: parent.parent?.id ?? null }),
  );
  return tryPlaces(carried, [{ groupId: place.groupId, parentId: parent.parent?.id ?? null, index }]);
}

/** Under the item before it, after all that is there. */
function inwards(carried: Carried): Carrying {
  const { rest, place } = carried;
  const before = siblingsOf(rest, place)[place.index - 1];
  if (!before) return undefined;
  const step = tryPlaces(carried, [{ groupId: place.groupId, parentId: before.id, index: before.children.length }]);
  return step && 'carried' in step ? { ...step, open: before.id } : step;
}

const refusalOf = ({ from, items }: Carried, place: Place): MoveRefusal | undefined =>
  moveRefusal(
    from,
    items.map(({ id }) => id),
    place,
  );

/** Every place that is in sight, from the top. */
function placesOf(groups: Groups, isOpen: (id: string) => boolean): Place[] {
  const places: Place[] = [];
  const add = (groupId: string, parentId: string | null, items: readonly MenuItem[]): void => {
    const last = lastIndex(groups, { groupId, parentId });
    for (let index = 0; index <= items.length; index++) {
      if (index <= last) places.push({ groupId, parentId, index });
      const item = items[index];
      if (item && item.children.length > 0 && isOpen(item.id)) add(groupId, item.id, item.children);
    }
  };
  for (const { id, children } of groups) add(id, null, children);
  return places;
}

/** The last place among some items; in main it is the one before 'More'. */
function lastIndex(groups: Groups, place: Pick<Place, 'groupId' | 'parentId'>): number {
  const group = place.parentId === null ? groups.find(({ id }) => id === place.groupId) : undefined;
  return group ? endOf(group) : siblingsOf(groups, place).length;
}

function siblingsOf(groups: Groups, { groupId, parentId }: Pick<Place, 'groupId' | 'parentId'>): readonly MenuItem[] {
  if (parentId !== null) return find(groups, parentId)?.item.children ?? [];
  return groups.find(({ id }) => id === groupId)?.children ?? [];
}

const isSamePlace = (a: Place, b: Place): boolean =>
  a.groupId === b.groupId && a.parentId === b.parentId && a.index === b.index;
