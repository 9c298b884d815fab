import { type RefObject, useCallback, useEffect, useRef } from 'react';
import type { Moment } from './sortable-list-carry.ts';
import type { SortableEntry } from './sortable-list-entry.ts';

/** How long a menu that closes has to give the focus back, in milliseconds; shorter than the page waits before it moves it. */
const GRACE = 60;
const CONTROL = ':is(a[href], button, input):not(:disabled)';

/**
 * Says where a row stands that its menu has moved, as the buttons for moving do. Gives what is called as the menu of a row opens; until another opens,
 * the row's next place is told once.
 */
export function useMenuMoves(
  entries: readonly SortableEntry[],
  say: (moment: Moment, from: number) => void,
): (index: number) => void {
  const opened = useRef<{ key: string; index: number }>(undefined);
  const latest = useRef(entries);
  useEffect(() => {
    latest.current = entries;
    const row = opened.current;
    const at = row ? entries.findIndex(({ key }) => key === row.key) : -1;
    if (!row || at === row.index) return;
    opened.current = undefined;
    if (at !== -1) say('dropped', at);
  }, [entries, say]);
  return useCallback((index) => {
    const entry = latest.current[index];
    opened.current = entry && { key: entry.key, index };
  }, []);
}

/** Moves the focus to the row that took the place of one that was removed while it had the focus, or its menu. */
export function useRowsGone(entries: readonly SortableEntry[], list: RefObject<HTMLElement | null>): void {
  const focused = useRef<string>(undefined);
  const keys = useRef<readonly string[]>([]);
  useEffect(() => {
    const former = keys.current;
    keys.current = entries.map(({ key }) => key);
    const { current: key } = focused;
    if (key === undefined || keys.current.includes(key)) return;
    focused.current = undefined;
    const at = Math.min(former.indexOf(key), entries.length - 1);
    setTimeout(() => {
      if (document.activeElement !== document.body) return;
      const row = list.current?.querySelectorAll('[data-sortable]')[at];
      const control = row?.querySelector<HTMLElement>(`[data-row-content] ${CONTROL}`);
      (control ?? row?.querySelector<HTMLElement>(CONTROL))?.focus();
    }, GRACE);
  }, [entries, list]);
  useEffect(() => {
    const hold = ({ target }: FocusEvent): void => {
      focused.current = (target as Element).closest<HTMLElement>('[data-sortable]')?.dataset.sortable;
    };
    const { current: element } = list;
    element?.addEventListener('focusin', hold);
    return () => element?.removeEventListener('focusin', hold);
  }, [list]);
}
