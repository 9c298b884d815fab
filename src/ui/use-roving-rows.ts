import type { FocusEvent, KeyboardEvent } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The controls of a row that the keyboard moves between, each with its like in the next row. */
export type RowControl = 'link' | 'box' | 'menu';

const SELECTOR = '[data-row-control]';

/** Props of {@link useRovingRows}. */
export interface RovingRowsProps<Row> {
  rows: readonly Row[];
  /** The space bar was pressed on a row's link. */
  onSelect?: ((row: Row, isRange: boolean) => void) | undefined;
  /** PageUp and PageDown; tells whether there is such a page. */
  onTurn?: ((by: -1 | 1) => boolean) | undefined;
}

/**
 * Tab stops in one row only: arrows, Home and End move between rows, Enter follows the link as everywhere, the space bar chooses, PageUp and
 * PageDown turn the page. Spread `container` on the element around the rows and `control(index, kind)` on the controls of each.
 */
export function useRovingRows<Row>({ rows, onSelect, onTurn }: RovingRowsProps<Row>) {
  const [current, setCurrent] = useState(0);
  const active = Math.min(current, Math.max(rows.length - 1, 0));
  const isTurning = useRef(false);
  const container = useRef<HTMLElement>(null);
  const held = useRef<HTMLElement>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows are what the focus waits for
  useLayoutEffect(() => {
    const controls = (kind = 'link') => [
      ...(container.current?.querySelectorAll<HTMLElement>(`[data-row-control="${kind}"]`) ?? []),
    ];
    if (isTurning.current) controls()[0]?.focus();
    // A row that is gone took the focus with it: its neighbour has it now.
    else if (held.current && !held.current.isConnected) controls(held.current.dataset.rowControl)[active]?.focus();
    isTurning.current = false;
  }, [rows, active]);

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>): void => {
      const { target, currentTarget, key } = event;
      if (!(target instanceof HTMLElement) || !target.matches(SELECTOR)) return;
      if (event.altKey || event.metaKey || event.ctrlKey) return;
      const kind = target.dataset.rowControl;
      const controls = [...currentTarget.querySelectorAll<HTMLElement>(`[data-row-control="${kind}"]`)];
      const from = controls.indexOf(target);
      const row = rows[from];
      const to = { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: controls.length - 1 }[key];
      if (to !== undefined) {
        event.preventDefault();
        controls[to]?.focus();
        controls[to]?.closest('[data-row]')?.scrollIntoView?.({ block: 'nearest' });
      } else if (key === ' ' && kind === 'link' && onSelect && row !== undefined) {
        event.preventDefault();
        onSelect(row, event.shiftKey);
      } else if ((key === 'PageDown' || key === 'PageUp') && onTurn) {
        event.preventDefault();
        isTurning.current = onTurn(key === 'PageDown' ? 1 : -1);
      }
    },
    [rows, onSelect, onTurn],
  );
  const ref = useCallback((element: HTMLElement | null): void => {
    container.current = element;
  }, []);
  const onFocus = useCallback(({ target }: FocusEvent<HTMLElement>): void => {
    held.current = target instanceof HTMLElement && target.matches(SELECTOR) ? target : undefined;
  }, []);
  const onBlur = useCallback(({ target }: FocusEvent<HTMLElement>): void => {
    if (target.isConnected) held.current = undefined;
  }, []);
  return {
    container: { onKeyDown, onFocus, onBlur, ref },
    control: (index: number, kind: RowControl) => ({
      'data-row-control': kind,
      tabIndex: index === active ? 0 : -1,
      onFocus: () => setCurrent(index),
    }),
  };
}
