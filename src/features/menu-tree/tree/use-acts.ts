import { useTranslation } from 'react-i18next';
import type { MenuGroup } from '../../../../generated/model/menuGroup.ts';
import { topmost } from '../model/find.ts';
import { moveItems, moveRefusal, type Place, takeRefusal } from '../model/move.ts';
import { type CarryKey, carriedMenu, carryBy, pickUp } from './carry/carrying.ts';
import type { TreeProps } from './menu-tree-props.ts';
import { placeAt } from './place-at.ts';
import { useChange } from './use-change.ts';
import { useItemActs } from './use-item-acts.ts';
import { NONE, type TreeView } from './use-tree-view.ts';

/** What can be done in the tree. */
export type Acts = ReturnType<typeof useActs>;

/** Everything that changes the menu, each said aloud and each one step of undoing; what is refused says why. */
export function useActs(props: TreeProps, view: TreeView) {
  const changes = useChange(props, view);
  return { ...changes, ...useItemActs(props, view, changes), ...useMoves(props, view, changes) };
}

/** Moving items: to a place, by a key at once, and by cutting and pasting. */
function useMoves({ groups, onSelectionChange }: TreeProps, view: TreeView, changes: ReturnType<typeof useChange>) {
  const { t } = useTranslation();
  const { words, focus, say, open } = view;
  const { change, isRefused } = changes;

  /** Shows where items are now, chosen and with the focus on the first. */
  const showMoved = (next: readonly MenuGroup[], ids: readonly string[]): void => {
    const [first = ''] = ids;
    onSelectionChange(new Set(ids));
    open.reveal(first, next);
    focus.go(first);
    say(words.describe('dropped', next, ids));
  };
  /** Answers whether the items are there now. */
  const move = (ids: Iterable<string>, place: Place): boolean => {
    const tops = topmost(groups, ids).map(({ item }) => item.id);
    if (isRefused(moveRefusal(groups, tops, place))) return false;
    const next = moveItems(groups, tops, place);
    if (next !== groups) change(next);
    showMoved(next, tops);
    return true;
  };
  /** Moves at once as the carrying keys do. */
  const stepBy = (ids: readonly string[], key: CarryKey): void => {
    const carried = pickUp(groups, ids);
    if (!carried || isRefused(takeRefusal(groups, ids))) return;
    const step = carryBy(carried, key, open.isOpen);
    if (!step || ('refusal' in step && isRefused(step.refusal)) || !('carried' in step)) return;
    const next = carriedMenu(step.carried);
    change(next);
    showMoved(
      next,
      step.carried.items.map(({ id }) => id),
    );
  };
  const cut = (ids: readonly string[]): void => {
    const taken = topmost(groups, ids).map(({ item }) => item.id);
    if (taken.length === 0 || isRefused(takeRefusal(groups, taken))) return;
    view.setCut(new Set(taken));
    say(t('menu.tree.cutSaid', { name: words.namesOf(groups, taken) }));
  };
  /** Moves what was cut after an item, or into an item or group at its end. What does not fit there stays cut. */
  const paste = (id: string, isInside: boolean): void => {
    const place = placeAt(groups, id, isInside);
    if (view.cut.size === 0 || !place) return;
    if (move(view.cut, place)) view.setCut(NONE);
  };
  return { move, stepBy, cut, paste };
}
