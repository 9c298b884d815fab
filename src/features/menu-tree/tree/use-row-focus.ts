import { type FocusEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { TreeRow } from './rows.ts';

/** Where the keyboard is in the tree. */
export interface RowFocus {
  /** The row that Tab leads to; undefined while there is none. */
  active: string | undefined;
  /** Makes a row the active one, with the focus unless said otherwise. */
  go(id: string, hasFocus?: boolean): void;
  /** What comes next moves rows about: a focus that is in the tree stays with its row. */
  keep(): void;
  /** Whether the focus is on its way to a row. */
  isMoving(): boolean;
  onFocus(event: FocusEvent<HTMLElement>): void;
}

/**
 * Keeps one row in the order of Tab, and the focus with its row while rows are moved about and drawn anew. A row that
 * goes leaves it to its neighbour.
 */
export function useRowFocus(list: RefObject<HTMLElement | null>, rows: readonly TreeRow[]): RowFocus {
  const [place, setPlace] = useState<{ id: string; index: number }>();
  const wants = useRef(false);
  const held = useRef<Element>(undefined);
  const isThere = place !== undefined && rows.some(({ id }) => id === place.id);
  const neighbour = rows[Math.min(place?.index ?? 0, rows.length - 1)];
  const active = isThere ? place.id : neighbour?.kind === 'empty' ? neighbour.group.id : neighbour?.id;
  useLayoutEffect(() => {
    const isGone = held.current !== undefined && !held.current.isConnected;
    // Who is elsewhere by now, as in the search that leaves the row out, stays there.
    const isElsewhere = document.activeElement !== null && document.activeElement !== document.body;
    if (isGone && isElsewhere) held.current = undefined;
    if (!wants.current && (!isGone || isElsewhere)) return;
    const row = active === undefined ? null : rowElement(list.current, active);
    if (row && row !== document.activeElement && !row.contains(document.activeElement))
      row.focus({ preventScroll: true });
    if (wants.current) row?.scrollIntoView?.({ block: 'nearest' });
    wants.current = false;
    held.current = row ?? undefined;
  });
  const go = useCallback(
    (id: string, hasFocus = true) => {
      if (hasFocus) wants.current = true;
      setPlace({ id, index: rows.findIndex((row) => row.id === id) });
    },
    [rows],
  );
  const keep = useCallback(() => {
    if (list.current?.contains(document.activeElement)) wants.current = true;
  }, [list]);
  const isMoving = useCallback(() => wants.current, []);
  const onFocus = useCallback(
    ({ target }: FocusEvent<HTMLElement>) => {
      const row = target.closest('[data-row]');
      held.current = row ?? undefined;
      const id = row?.getAttribute('data-row');
      if (!id) return;
      const index = rows.findIndex((one) => one.id === id);
      setPlace((now) => (now?.id === id && now.index === index ? now : { id, index }));
    },
    [rows],
  );
  return { active, go, keep, isMoving, onFocus };
}

/** The element of a row, when it is drawn. */
export function rowElement(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-row="${CSS.escape(id)}"]`) ?? null;
}
