import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { takeRefusal } from '../../model/move.ts';
import type { TreeProps } from '../menu-tree-props.ts';
import type { Acts } from '../use-acts.ts';
import type { TreeView } from '../use-tree-view.ts';
import { type CarryKey, carriedMenu, carryBy, pickUp } from './carrying.ts';

const KEYS: ReadonlySet<string> = new Set<CarryKey>([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'PageUp',
  'PageDown',
]);

/**
 * Carrying items by keyboard: what is in hand stands where it would land, and each step is said; nothing changes before
 * it is put down.
 */
export function useCarry({ groups, onSelectionChange }: TreeProps, view: TreeView, acts: Acts) {
  const { t } = useTranslation();
  const { carried, setCarried, words, say, focus, open } = view;

  const take = (ids: readonly string[]): void => {
    const hand = pickUp(groups, ids);
    const [first] = hand?.items ?? [];
    if (!hand || !first || acts.isRefused(takeRefusal(groups, ids))) return;
    const taken = hand.items.map(({ id }) => id);
    view.setCut(new Set());
    setCarried(hand);
    focus.go(first.id);
    say(words.describe('picked', carriedMenu(hand), taken));
  };
  const putBack = (): void => {
    if (!carried) return;
    focus.keep();
    setCarried(undefined);
    const ids = carried.items.map(({ id }) => id);
    say(words.describe('putBack', groups, ids));
  };
  const drop = (): void => {
    if (!carried) return;
    const next = carriedMenu(carried);
    const [first] = carried.items;
    const ids = carried.items.map(({ id }) => id);
    const hasMoved = words.whereIs(next, first?.id ?? '') !== words.whereIs(groups, first?.id ?? '') || ids.length > 1;
    if (!hasMoved) {
      putBack();
      return;
    }
    setCarried(undefined);
    acts.change(next);
    onSelectionChange(new Set(ids));
    focus.go(first?.id ?? '');
    say(words.describe('dropped', next, ids));
  };
  /** Takes a key while something is in hand; whether it was one of ours. */
  const press = (event: KeyboardEvent): boolean => {
    if (!carried) return false;
    const { key } = event;
    if (key === ' ' || key === 'Enter') drop();
    else if (key === 'Escape') putBack();
    else if (KEYS.has(key)) step(key as CarryKey);
    else return key !== 'Tab';
    return true;
  };
  const step = (key: CarryKey): void => {
    const result = carried && carryBy(carried, key, open.isOpen);
    if (!result) return;
    if ('refusal' in result) {
      say(words.why(groups, result.refusal));
      return;
    }
    const next = carriedMenu(result.carried);
    const [first] = result.carried.items;
    if (!first) return;
    setCarried(result.carried);
    open.reveal(first.id, next);
    focus.go(first.id);
    say(t('menu.tree.carriedTo', { place: words.whereIs(next, first.id) }));
  };
  return { take, press, putBack };
}
