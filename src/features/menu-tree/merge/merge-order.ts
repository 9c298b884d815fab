import { steady } from '../../../engine/merge/steady.ts';
import { type MenuPlace, shelfOf } from '../publish/menu-places.ts';
import type { Settle } from './menu-conflict.ts';
import type { Shelf } from './merge-places.ts';
import type { Places, ThreeMenus } from './three-menus.ts';

/**
 * The items of one shelf in their order. What one side moved stands where that side has it, beside its neighbours
 * there; what both moved to different places is a conflict.
 */
export function mergeOrder(menus: ThreeMenus, shelf: Shelf, members: readonly string[], settle: Settle): string[] {
  const [was, mine, theirs] = [menus.base, menus.mine, menus.theirs].map((places) => onShelf(places, shelf, members));
  if (!was || !mine || !theirs) return [...members];
  const common = was.filter((id) => mine.includes(id) && theirs.includes(id));
  const [myMoved, theirMoved] = [movedOf(common, mine), movedOf(common, theirs)];
  const isSettled = isSameOrder(common, mine, theirs);
  const [isTheirsWhole, isMineWhole] = [myMoved.size === 0, theirMoved.size === 0];
  const isMine = (id: string): boolean => {
    if (!myMoved.has(id) || isSettled || isTheirsWhole) return false;
    if (isMineWhole || !theirMoved.has(id)) return true;
    const [my, their] = [menus.mine.get(id), menus.theirs.get(id)];
    if (!my || !their) return true;
    return (
      settle({ kind: 'place', key: `${id} place`, before: menus.base.get(id), mine: my, theirs: their }) === 'mine'
    );
  };
  const putByMine = new Set(mine.filter((id) => !theirs.includes(id) || isMine(id)));
  const order = theirs.filter((id) => !putByMine.has(id));
  for (const [position, id] of mine.entries()) {
    if (!putByMine.has(id)) continue;
    const neighbour = mine.slice(0, position).findLast((one) => order.includes(one));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  }
  return [...order, ...members.filter((id) => !order.includes(id))];
}

/** The members that a menu has on a shelf, in its order. */
function onShelf(places: Places, shelf: Shelf, members: readonly string[]): string[] {
  return members
    .map((id) => places.get(id))
    .filter((place): place is MenuPlace => place !== undefined && shelfOf(place) === shelfOf(shelf))
    .sort((a, b) => a.index - b.index)
    .map(({ item }) => item.id);
}

/** Which of some things a new order has moved. */
function movedOf(former: readonly string[], now: readonly string[]): Set<string> {
  const order = now.filter((id) => former.includes(id));
  const kept = steady(order.map((id) => former.indexOf(id)));
  return new Set(order.filter((_, position) => !kept.has(position)));
}

function isSameOrder(common: readonly string[], a: readonly string[], b: readonly string[]): boolean {
  const [left, right] = [a, b].map((list) => list.filter((id) => common.includes(id)).join());
  return left === right;
}
