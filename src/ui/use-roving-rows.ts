import type { FocusEvent, KeyboardEvent } from 'react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';

/** The controls of a row that the keyboard moves between, each with its like in the next row. */
export type RowControl = 'link' | 'box' | 'menu';

const SELECTOR = '[data-row-control]';

/** Props of {@link useRovingRows}. */
export interface RovingRowsProps<Row> {
  rows: readonly Row[];
  /** The space bar was pressed on a row's link, or `x` where that shows more of the row. */
  onSelect?: ((row: Row, isRange: boolean) => void) | undefined;
  /** The space bar was pressed on a row's link, to see more of the row; `x` then chooses it. */
  onPeek?: ((row: Row) => void) | undefined;
  /** F2 was pressed in a row. */
  onEdit?: ((row: Row) => void) | undefined;
  /** The rows stand beside each other too, as the cards of a grid do: the arrows move in both dimensions. */
  isGrid?: boolean | undefined;
  /** PageUp and PageDown; tells whether there is such a page. */
  onTurn?: ((by: -1 | 1) => boolean) | undefined;
}

/**
 * Tab stops in one row only: arrows, Home and End move between rows, Enter follows the link as everywhere, the space bar chooses, F2 edits, PageUp and
 * PageDown turn the page. Spread `container` on the element around the rows and `control(index, kind)` on the controls of each.
 */
export function useRovingRows<Row>({ rows, onSelect, onPeek, onEdit, onTurn, isGrid = false }: RovingRowsProps<Row>) {
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
      const to = goal(key, from, controls, isGrid ? columnsOf(controls) : undefined);
      if (to !== undefined) {
        event.preventDefault();
        controls[to]?.focus();
        controls[to]?.closest('[data-row]')?.scrollIntoView?.({ block: 'nearest' });
      } else if (key === ' ' && kind === 'link' && onPeek && row !== undefined) {
        event.preventDefault();
        onPeek(row);
      } else if (key.toLowerCase() === (onPeek ? 'x' : ' ') && kind === 'link' && onSelect && row !== undefined) {
        event.preventDefault();
        onSelect(row, event.shiftKey);
      } else if (key === 'F2' && onEdit && row !== undefined) {
        event.preventDefault();
        onEdit(row);
      } else if ((key === 'PageDown' || key === 'PageUp') && onTurn) {
        event.preventDefault();
        isTurning.current = onTurn(key === 'PageDown' ? 1 : -1);
      }
    },
    [rows, onSelect, onPeek, onEdit, onTurn, isGrid],
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

/** Which control a key leads to, by its index; undefined for other keys. In a grid of `columns`, up and down go to the like in the line above or below, or stay. */
function goal(
  key: string,
  from: number,
  controls: readonly unknown[],
  columns: number | undefined,
): number | undefined {
  const last = controls.length - 1;
  if (columns === undefined) return { ArrowDown: from + 1, ArrowUp: from - 1, Home: 0, End: last }[key];
  const below = from + columns;
  // The last line may be shorter: from above its gap one comes to its end.
  const down = below <= last ? below : Math.floor(from / columns) < Math.floor(last / columns) ? last : from;
  const up = from < columns ? from : from - columns;
  return { ArrowRight: from + 1, ArrowLeft: from - 1, ArrowDown: down, ArrowUp: up, Home: 0, End: last }[key];
}

/** How many stand beside each other: those as high up as the first. */
function columnsOf(controls: readonly HTMLElement[]): number {
  const top = (control: HTMLElement | undefined): number =>
    Math.round((control?.closest('[data-row]') ?? control)?.getBoundingClientRect().top ?? 0);
  const first = top(controls[0]);
  const next = controls.findIndex((control) => top(control) !== first);
  return Math.max(1, next === -1 ? controls.length : next);
}
