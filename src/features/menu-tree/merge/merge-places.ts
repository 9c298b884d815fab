import type { Side } from '../../../engine/merge/conflict.ts';
import { type GroupName, type MenuPlace, shelfOf } from '../publish/menu-places.ts';
import { otherSide, type Settle } from './menu-conflict.ts';
import type { ThreeMenus } from './three-menus.ts';

/** The shelf of each item of the merged menu: a group, or the item above. */
export type Shelf = Pick<MenuPlace, 'group' | 'parentId'>;

/** What the merged menu has. */
export interface MergedStock {
  items: ReadonlySet<string>;
  groups: ReadonlySet<GroupName>;
}

/**
 * Where each item stands: where the side that moved it has put it. What would stand under something that is gone goes
 * where the other side has it, else to the group of what has no place, so that nothing is lost. Two moves that would
 * put two items under each other are a conflict.
 */
export function mergePlaces(menus: ThreeMenus, stock: MergedStock, settle: Settle): ReadonlyMap<string, Shelf> {
  const shelves = new Map<string, Shelf>();
  for (const id of stock.items) {
    const side = sideOfPlace(menus, id, settle);
    shelves.set(id, standing(menus, stock, id, side));
  }
  for (let ring = ringIn(shelves); ring.length > 0; ring = ringIn(shelves)) {
    const [id = ''] = ring.filter((one) => isMovedBy(menus, 'mine', one));
    const side = settleRing(menus, id, settle);
    const before = JSON.stringify(ring.map((one) => shelves.get(one)));
    for (const one of ring) shelves.set(one, standing(menus, stock, one, side));
    // Neither side helps, where each stands under what the other has: they come out of each other.
    if (JSON.stringify(ring.map((one) => shelves.get(one))) === before) {
      for (const one of ring) shelves.set(one, { group: nowhere(stock), parentId: null });
    }
  }
  return shelves;
}

/** Whose place an item takes. */
function sideOfPlace({ base, mine, theirs }: ThreeMenus, id: string, settle: Settle): Side {
  const [was, my, their] = [base.get(id), mine.get(id), theirs.get(id)];
  if (!my || !their) return my ? 'mine' : 'theirs';
  const [before, now, stored] = [was && shelfOf(was), shelfOf(my), shelfOf(their)];
  if (now === stored || now === before) return 'theirs';
  if (stored === before) return 'mine';
  return settle({ kind: 'place', key: `${id} place`, before: was, mine: my, theirs: their });
}

/** The shelf that a side has an item on, or the next best that is there. */
function standing(menus: ThreeMenus, { items, groups }: MergedStock, id: string, side: Side): Shelf {
  const wanted = [menus[side].get(id), menus[otherSide(side)].get(id), menus.base.get(id)];
  const there = wanted.find(
    (place) => place && (place.parentId === null ? groups.has(place.group) : items.has(place.parentId)),
  );
  return there
    ? { group: there.group, parentId: there.parentId }
    : { group: nowhere({ items, groups }), parentId: null };
}

/** Where items go that have no place any more. */
const nowhere = ({ groups }: MergedStock): GroupName =>
  groups.has('unassigned') ? 'unassigned' : ([...groups][0] ?? 'unassigned');

function isMovedBy({ base, ...sides }: ThreeMenus, side: Side, id: string): boolean {
  const [was, is] = [base.get(id), sides[side].get(id)];
  return was !== undefined && is !== undefined && shelfOf(was) !== shelfOf(is);
}

function settleRing({ base, mine, theirs }: ThreeMenus, id: string, settle: Settle): Side {
  const [my, their] = [mine.get(id), theirs.get(id)];
  if (!my || !their) return 'mine';
  return settle({ kind: 'place', key: `${id} place`, before: base.get(id), mine: my, theirs: their });
}

/** Items that stand under each other in a ring; none where there is no ring. */
function ringIn(shelves: ReadonlyMap<string, Shelf>): string[] {
  const isFine = new Set<string>();
  for (const start of shelves.keys()) {
    const path: string[] = [];
    for (let at: string | null = start; at !== null && !isFine.has(at); at = shelves.get(at)?.parentId ?? null) {
      if (path.includes(at)) return path.slice(path.indexOf(at));
      path.push(at);
    }
    for (const id of path) isFine.add(id);
  }
  return [];
}
